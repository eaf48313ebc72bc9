import Testing

extension ConnectionTests {
  /// The real server, to which clients send parts of requests in any order.
  @MainActor struct RequestFuzzTests {
    private let parts = [
      "GET / HTTP/1.1\r\n", "GET /nowhere HTTP/1.1\r\n", "POST /events HTTP/1.1\r\n", "HEAD / HTTP/1.1\r\n",
      "CONNECT a:1 HTTP/1.1\r\n", "OPTIONS * HTTP/1.1\r\n", "GET / HTTP/1.0\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "GET //x HTTP/1.1\r\n", "GET /%zz?%zz=&&s=99999999999999999999 HTTP/1.1\r\n", "Host: 127.0.0.1\r\n",
      "Content-Length: 5\r\n", "Content-Length: 100000\r\n", "Content-Length: -1\r\n", "Transfer-Encoding: gzip\r\n",
      "Transfer-Encoding: chunked\r\n", "Connection: close\r\n", "Connection: Upgrade\r\nUpgrade: websocket\r\n",
      "Expect: 100-continue\r\n", "\r\n", "\r\n\r\n", "5\r\nabcde\r\n", "0\r\n\r\n", "0\r\nA: b\r\n\r\n",
      "fffffffffffffffff\r\n", "hello", "\0", "\u{FF}", " : \r\n", "\n", String(repeating: "a", count: 9_000),
    ]

    @Test("Parts of requests in any order neither end the server nor stay connected", arguments: 0..<4)
    func random(seed: Int) async throws {
      try await RunningServer.run { server in
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
          let connection = try await server.connect(from: "127.0.0.\(Int.random(in: 1...200, using: &random))")
          for _ in 0..<Int.random(in: 1...4, using: &random) {
            let count = Int.random(in: 1...12, using: &random)
            connection.send((0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined())
            if Bool.random(using: &random) { await Task.yield() }
          }
          await connection.close()
        }
        #expect(try await server.isServing())
        #expect(await server.has(connections: 0))
      }
    }
  }
}
