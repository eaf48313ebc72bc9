import Foundation
import LivePreview
import NIOCore
import NIOHTTP1

/// A whole request, and the client that has sent it.
internal struct Request: Sendable {
  internal let head: HTTPRequestHead
  internal let body: [UInt8]

  /// The address of the other end of the connection.
  internal let address: String

  /// The time at which the request had arrived.
  internal let arrival: ContinuousClock.Instant
}

extension Request {
  /// The parts of the target, or `nil` if it is none of a server's own.
  internal var target: URLComponents? {
    let path = pathAndQuery
    guard path.hasPrefix("/"), !path.hasPrefix("//") else { return nil }
    return URLComponents(string: path)
  }

  /// The target without the address of the server, which clients may put before it: `GET http://localhost:8080/`.
  private var pathAndQuery: String {
    guard let address = head.uri.prefixMatch(of: /(?i:https?):\/\/([^\/?#]+)/),
      address.output.1.lowercased() == head.headers["Host"].first?.lowercased()
    else { return head.uri }
    let path = head.uri[address.range.upperBound...]
    return path.hasPrefix("/") ? String(path) : "/\(path)"
  }

  /// Returns the address of the client, which a proxy appends to those that the client has sent.
  internal func client(isBehindProxy: Bool) -> String {
    guard isBehindProxy, let field = head.headers["X-Forwarded-For"].last else { return address }
    let last = field.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    // Some proxies add the port, and then put an address with colons in brackets.
    let match = last.wholeMatch(of: /(?:\[([^\]]*)\]|([^:]*))(?::[0-9]+)?/)
    let client = (match?.1 ?? match?.2).map(String.init) ?? last
    return (try? SocketAddress(ipAddress: client, port: 0)) == nil ? address : client
  }

  /// Whether there is the field `Host` once, as HTTP/1.1 demands. Older requests may be without it.
  internal var namesOneHost: Bool {
    let count = head.headers["Host"].count
    return count == 1 || count == 0 && head.version.minor == 0
  }

  /// The browser that sends the request, if it has kept the cookie of a page.
  internal var browser: ResumeToken? {
    let cookies = head.headers["Cookie"].flatMap { $0.split(separator: ";") }
    for cookie in cookies.map({ $0.trimmingCharacters(in: .whitespaces) }) where cookie.hasPrefix(Self.cookie + "=") {
      return ResumeToken(String(cookie.dropFirst(Self.cookie.count + 1)))
    }
    return nil
  }

  /// The name of the cookie by which the tabs of a browser are counted.
  internal static let cookie = "live-browser"
}
