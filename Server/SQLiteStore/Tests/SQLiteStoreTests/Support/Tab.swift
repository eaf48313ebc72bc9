import Foundation
import LiveServer

/// The tab of a browser, which speaks with servers over sockets.
struct Tab {
  struct Unexpected: Error {
    let text: String
  }

  /// The token of the page that the tab has loaded.
  let token: String

  /// Loads the page of a server.
  @MainActor init(_ server: LiveServer) async throws {
    let page = try await Self.answer(to: "GET / HTTP/1.1", of: server) { _ in false }
    guard let token = page.firstMatch(of: /data-t="([0-9a-f]{32})"/)?.1 else { throw Unexpected(text: page) }
    self.token = String(token)
  }

  /// Returns what the tab gets first from a server: a frame, a comment if it has missed none, or a refusal.
  @MainActor func frame(of server: LiveServer) async throws -> String {
    try await Self.answer(to: "GET /frames?t=\(token)&s=0&o=\(token) HTTP/1.1", of: server) { $0.contains("\n\n") }
  }

  /// Sends an event, such as `"n":2,"k":"set","v":"Ada"`, and returns the answer.
  @MainActor func send(_ event: String, number: Int, frame: Int = 0, to server: LiveServer) async throws -> String {
    let body = #"{"i":\#(number),"s":\#(frame),\#(event)}"#
    let fields = "X-Live: \(token)\r\nContent-Length: \(body.utf8.count)"
    return try await Self.answer(to: "POST /events HTTP/1.1\r\n\(fields)", body, of: server) { _ in false }
  }

  /// Sends a request, and returns what has arrived when a condition holds, or at the end of the connection.
  @MainActor private static func answer(
    to request: String, _ body: String = "", of server: LiveServer, until isEnough: @escaping @Sendable (String) -> Bool
  ) async throws -> String {
    let port = server.port
    let text = "\(request)\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n\(body)"
    return try await Task.detached {
      let descriptor = try connect(to: UInt16(port))
      defer { close(descriptor) }
      _ = Foundation.send(descriptor, text, text.utf8.count, 0)
      var answer: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while !isEnough(String(decoding: answer, as: UTF8.self)) {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count <= 0 { break }
        answer += buffer.prefix(count)
      }
      return String(decoding: answer, as: UTF8.self)
    }
    .value
  }

  /// Returns a socket that is connected to a port of this machine, and waits for at most ten seconds.
  private static func connect(to port: UInt16) throws -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var time = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(descriptor, $0, size) }
    }
    if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return descriptor
  }
}
