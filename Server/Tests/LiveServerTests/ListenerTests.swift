import Testing

@testable import LiveServer

extension ConnectionTests {
  /// The real server, to which clients send what no browser sends.
  @MainActor struct ListenerTests {
    /// Parts of requests, each of which a client sends again and again.
    enum Flood: String, CaseIterable {
      case line = "GET /"
      case name = "GET / HTTP/1.1\r\nHost"
      case value = "GET / HTTP/1.1\r\nHost: "
      case fields = "GET / HTTP/1.1\r\n"
      case body = "POST /events HTTP/1.1\r\nContent-Length: 300000\r\n\r\n"
      case chunks = "POST /events HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"

      var part: String {
        switch self {
        case .line, .name, .value, .body: String(repeating: "a", count: 1_000)
        case .fields: String(repeating: "a: b\r\n", count: 100)
        case .chunks: "3e8\r\n" + String(repeating: "a", count: 1_000) + "\r\n"
        }
      }
    }

    @Test("Endless lines, headers and bodies are refused, while others are served", arguments: Flood.allCases)
    func floods(flood: Flood) async throws {
      try await RunningServer.run { server in
        let text = flood.rawValue + String(repeating: flood.part, count: 300)
        let connections = try await server.connect(from: Array(repeating: "127.0.0.1", count: 8), sending: text)
        #expect(try await server.isServing())
        for connection in connections { #expect(await connection.isClosed()) }
      }
    }

    @Test("Bytes that are no request are answered with 400 and an explanation, and the connection is closed")
    func malformed() async throws {
      try await RunningServer.run { server in
        for text in [
          "\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n : a\r\n\r\n",
          "GET / HTTP/9.9\r\n\r\n", "POST /events HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
          "POST /events HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
          "POST /events HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
          "POST /events HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\ng\r\n", "\u{16}\u{3}\u{1}\u{2}",
        ] {
          let connection = try await server.connect()
          connection.send(text)
          #expect(await connection.isClosed(), "\(text.debugDescription)")
          #expect(connection.text.hasPrefix("HTTP/1.1 400 "), "\(text.debugDescription)")
          #expect(connection.text.contains("\r\n\r\nThe request is malformed"), "\(connection.text)")
        }
        for (text, words) in [
          ("GET /?" + String(repeating: "a", count: 9_000) + " HTTP/1.1\r\n\r\n", "an address that is too long."),
          ("POST /events HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "malformed: the length of its body."),
          ("\u{16}\u{3}\u{1}\u{2}", "The server speaks HTTP without TLS."),
        ] {
          let connection = try await server.connect()
          connection.send(text)
          #expect(await connection.isClosed())
          #expect(connection.text.hasSuffix(words), "\(connection.text)")
        }
        for target in ["//evil.example/", "http://evil.example/", "*", "/%"] {
          #expect(try await server.answer(to: "GET \(target)").hasPrefix("HTTP/1.1 4"), "\(target)")
        }
        #expect(try await server.answer(to: "DELETE /").hasPrefix("HTTP/1.1 405 "))
        #expect(try await server.isServing())
      }
    }

    @Test("After a whole request that is answered with 400 or 413, the connection is closed, too")
    func refusedRequests() async throws {
      try await RunningServer.run { server in
        let fields = ["X-Live: \(try server.server.sessions.open().token.digits)"]
        for (request, code) in [
          ("GET / HTTP/1.1\r\n\r\n", 400), (server.request("GET /", ["Host: localhost"]), 400),
          (server.request("OPTIONS *"), 400), (server.request("GET http://evil.example/"), 400),
          (server.request("POST /events", fields, body: "{"), 400),
          (server.request("POST /events", fields, body: String(repeating: " ", count: 16_385)), 413),
        ] {
          let connection = try await server.connect()
          connection.send(request + server.request("GET /health"))
          #expect(await connection.isClosed(), "\(request.prefix(60))")
          #expect(connection.text.hasPrefix("HTTP/1.1 \(code) "), "\(connection.text)")
          #expect(connection.text.contains("\r\nConnection: close\r\n") && !connection.text.contains(" 200 "))
        }
      }
    }

    @Test("A client that closes its sending side after its requests gets the responses")
    func halfClosed() async throws {
      try await RunningServer.run { server in
        for count in 0..<4 {
          let connection = try await server.connect()
          connection.send(String(repeating: server.request("GET /health"), count: count))
          connection.endSending()
          #expect(await connection.isClosed())
          #expect(connection.text.components(separatedBy: #"{"status":"ok""#).count == count + 1)
        }
        for part in ["GET /health", "POST /events HTTP/1.1\r\nContent-Length: 9\r\n\r\n1"] {
          let connection = try await server.connect()
          connection.send(part)
          connection.endSending()
          #expect(await connection.isClosed() && !connection.text.contains(" 200 "))
        }
        let token = try server.server.sessions.open().token.digits
        let stream = try await server.stream(token)
        stream.endSending()
        #expect(await stream.isClosed())
      }
    }

    @Test("A body that is too large is answered with 413, before it is sent")
    func body() async throws {
      try await RunningServer.run { server in
        let connection = try await server.connect()
        connection.send(server.request("POST /events", ["Content-Length: 65537"]))
        #expect(await connection.isClosed())
        #expect(connection.text.hasPrefix("HTTP/1.1 413 ") && connection.text.hasSuffix("The body is too large."))
        // A session answers messages that are a little too large itself.
        let body = String(repeating: "a", count: 65_536)
        #expect(try await server.answer(to: "POST /events", body: body).hasPrefix("HTTP/1.1 404 "))
      }
    }

    @Test("A client that expects 100-continue gets it, unless the body is too large")
    func expectation() async throws {
      try await RunningServer.run { server in
        let connection = try await server.connect()
        connection.send(server.request("POST /events", ["Expect: 100-continue", "Content-Length: 2"]))
        #expect(await connection.wait { $0.text == "HTTP/1.1 100 Continue\r\n\r\n" }, "\(connection.text)")
        connection.send("{}")
        #expect(await connection.wait { $0.text.contains("HTTP/1.1 404 ") })
        await connection.close()
        let other = try await server.connect()
        other.send(server.request("POST /events", ["Expect: 100-continue", "Content-Length: 65537"]))
        #expect(await other.isClosed() && other.text.hasPrefix("HTTP/1.1 413 "), "\(other.text)")
      }
    }

    @Test("A client that has sent more than the server reads gets its response nevertheless", arguments: [413, 400])
    func draining(code: Int) async throws {
      try await RunningServer.run { server in
        let text = String(repeating: "a", count: 1_000_000)
        let request =
          code == 413
          ? server.request("POST /events", body: text) : server.request("GET /", ["A: \(text.prefix(20_000))"]) + text
        for _ in 0..<10 {
          let connection = try await server.connect(reads: false)
          connection.send(request)
          // The answer arrives while the client is still sending.
          try await Task.sleep(for: .milliseconds(100))
          connection.startReading()
          #expect(await connection.isClosed())
          #expect(connection.text.hasPrefix("HTTP/1.1 \(code) "))
        }
      }
    }

    @Test("Bytes after a refused request are dropped for a limited time")
    func drainingTime() async throws {
      var limits = ServerLimits()
      limits.requestTime = .seconds(5)
      try await RunningServer.run(limits: limits) { server in
        let connection = try await server.connect(reads: false)
        #expect(await server.has(connections: 1))
        connection.send(server.request("POST /events", ["Content-Length: 9999999"]))
        #expect(await server.has(connections: 0))
      }
    }

    @Test("A request target may be a complete URL, whose host counts")
    func absoluteTargets() async throws {
      try await RunningServer.run { server in
        let address = "127.0.0.1:\(server.port)"
        for target in ["http://\(address)", "http://\(address)/", "HTTP://\(address)/?a", "https://\(address)/"] {
          let answer = try await server.answer(to: "GET \(target)")
          #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(target)")
        }
        for target in ["http://\(address)//evil.example/", "http://a@\(address)/", "ftp://\(address)/", "http:///"] {
          let answer = try await server.answer(to: "GET \(target)")
          #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(target)")
        }
      }
    }

    @Test("A connection answers requests in order, also pipelined ones")
    func pipelining() async throws {
      try await RunningServer.run { server in
        let connection = try await server.connect()
        connection.send(
          server.request("GET /a") + server.request("HEAD /") + server.request("GET /b", ["Connection: close"]))
        #expect(await connection.isClosed())
        let answers = connection.text.split(separator: "HTTP/1.1 ")
        #expect(answers.map { $0.prefix(3) } == ["404", "200", "404"])
        #expect(answers.first?.contains("There is no screen at /a.") == true)
        #expect(answers.last?.contains("There is no screen at /b.") == true)
      }
    }
  }
}
