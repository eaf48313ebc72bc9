import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server on a free port of 127.0.0.1 that answers one request with `204 No Content`.
///
/// It serves on a thread of its own from its creation until its release, so that no other test can delay its answer.
final class LoopbackServer: Sendable {
  struct SystemError: Error {
    let call: String
    let code: Int32
  }

  let url: URL
  private let listener: Int32
  private let requests: AsyncThrowingStream<ReceivedRequest, any Error>

  init() throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = try check("socket", socket(AF_INET, stream, 0))
    self.listener = listener
    let (requests, received) = AsyncThrowingStream<ReceivedRequest, any Error>.makeStream()
    self.requests = requests
    guard let url = URL(string: "http://127.0.0.1:\(try listen(on: listener))") else { throw URLError(.badURL) }
    self.url = url
    Thread {
      do { received.yield(try serve(listener)) } catch { received.finish(throwing: error) }
    }.start()
  }

  deinit {
    // Wakes the thread if it still waits for a client.
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// The request, once it has been received and answered.
  var request: ReceivedRequest {
    get async throws {
      for try await request in requests { return request }
      throw CancellationError()
    }
  }
}

/// Waits for a request, and answers it.
private func serve(_ listener: Int32) throws -> ReceivedRequest {
  let connection = try check("accept", accept(listener, nil, nil))
  defer { close(connection) }
  var data = Data()
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    if let request = ReceivedRequest(data) {
      let answer = Array("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n".utf8)
      try check("send", Int32(send(connection, answer, answer.count, 0)))
      return request
    }
    let count = try check("recv", Int32(recv(connection, &buffer, buffer.count, 0)))
    guard count > 0 else { throw LoopbackServer.SystemError(call: "recv", code: ECONNRESET) }
    data += buffer.prefix(Int(count))
  }
}

/// Listens on a free port of 127.0.0.1, and tells which.
private func listen(on socket: Int32) throws -> UInt16 {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = inet_addr("127.0.0.1")
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  try withUnsafeMutablePointer(to: &address) { pointer in
    try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      try check("bind", bind(socket, address, length))
      try check("listen", listen(socket, 1))
      try check("getsockname", getsockname(socket, address, &length))
    }
  }
  return UInt16(bigEndian: address.sin_port)
}

@discardableResult
private func check(_ call: String, _ result: Int32) throws -> Int32 {
  guard result >= 0 else { throw LoopbackServer.SystemError(call: call, code: errno) }
  return result
}
