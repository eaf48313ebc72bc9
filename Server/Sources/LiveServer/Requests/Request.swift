import Foundation
import LivePreview
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
    guard head.uri.hasPrefix("/"), !head.uri.hasPrefix("//") else { return nil }
    return URLComponents(string: head.uri)
  }

  /// Returns the address of the client, which a proxy appends to those that the client has sent.
  internal func client(isBehindProxy: Bool) -> String {
    guard isBehindProxy, let field = head.headers["X-Forwarded-For"].last else { return address }
    let last = field.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    let isAddress = !last.isEmpty && last.utf8.count <= 64 && last.allSatisfy { $0.isHexDigit || ".:[]".contains($0) }
    return isAddress ? last : address
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
