import LivePreview
import NIOHTTP1
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// The routes of the server.
  @MainActor struct AnsweringTests {
    private let link = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]

    private func frames(_ token: ResumeToken, from frame: Int = 0, of page: String = "") -> String {
      "GET /frames?t=\(token.digits)&s=\(frame)&o=\(page)"
    }

    @Test("A link from another site opens a screen, and any other request from there is refused")
    func links() async throws {
      try await RunningServer.run { server in
        #expect(try await server.answer(to: "GET /", link).hasPrefix("HTTP/1.1 200 "))
        let token = try server.server.sessions.open().token
        #expect(try await server.answer(to: frames(token), link).hasPrefix("HTTP/1.1 403 "))
        for field in ["Sec-Fetch-Site: cross-site", "Origin: http://evil.example"] {
          let fields = [field, "X-Live: \(token.digits)"]
          let answer = try await server.answer(to: "POST /events", fields, body: #"{"s":0}"#)
          #expect(answer.hasPrefix("HTTP/1.1 403 "))
          #expect(try await server.answer(to: "GET /", fields).hasPrefix("HTTP/1.1 403 "))
        }
        #expect(try await server.answer(to: "POST /", link).hasPrefix("HTTP/1.1 405 "))
      }
    }

    @Test("The answer to a message has the number of the last event, also if the message is refused")
    func events() async throws {
      try await RunningServer.run { server in
        let token = try server.server.sessions.open().token
        for (body, code, event) in [
          (#"{"i":1,"s":0,"n":1,"k":"tap"}"#, 200, 1), (#"{"i":1,"s":0,"n":1,"k":"tap"}"#, 200, 1),
          (#"{"i":9,"s":0,"n":1,"k":"tap"}"#, 400, 1), ("", 400, 1), (String(repeating: " ", count: 16_385), 413, 1),
          (#"{"i":2,"s":0,"n":99,"k":"tap"}"#, 200, 2),
        ] {
          let answer = try await server.answer(to: "POST /events", ["X-Live: \(token.digits)"], body: body)
          #expect(answer.hasPrefix("HTTP/1.1 \(code) ") && answer.hasSuffix("\r\n\r\n\(event)"), "\(body.prefix(40))")
        }
        #expect(try await server.answer(to: "POST /events", ["X-Live: 0"]).hasPrefix("HTTP/1.1 404 "))
      }
    }

    @Test("A request must name exactly one host, unless it is HTTP/1.0")
    func oneHost() async throws {
      try await RunningServer.run { server in
        let name = "Host: 127.0.0.1:\(server.port)\r\n"
        for (version, names, code) in [
          ("1.1", "", 400), ("1.1", name + name, 400), ("1.1", name, 200), ("1.0", "", 200),
        ] {
          let connection = try await server.connect()
          connection.send("GET /health HTTP/\(version)\r\n\(names)Connection: close\r\n\r\n")
          #expect(await connection.isClosed() && connection.text.contains(" \(code) "), "\(version) \(names)")
        }
      }
    }

    @Test("A client behind a proxy is identified by the address that the proxy names, without a port")
    func clients() {
      for (field, client) in [
        ("1.2.3.4:555", "1.2.3.4"), ("[::1]:555", "::1"), ("[fe80::1]", "fe80::1"), ("fe80::1", "fe80::1"),
        ("6.6.6.6, 10.0.0.2", "10.0.0.2"), ("<b>", "proxy"), ("", "proxy"), ("1.2.3.4:a", "proxy"),
        (String(repeating: "1", count: 100), "proxy"),
      ] {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["X-Forwarded-For": field])
        let request = Request(head: head, body: [], address: "proxy", arrival: .now)
        #expect(request.client(isBehindProxy: true) == client && request.client(isBehindProxy: false) == "proxy")
      }
    }

    @Test("The server releases sessions that have ended")
    func ended() async throws {
      try await RunningServer.run { server in
        let token = try server.server.sessions.open().token
        let stream = try await server.connect()
        stream.send(server.request(frames(token)))
        #expect(await server.wait { server.server.streams.count == 1 })
        server.server.sessions.end(token)
        #expect(await stream.wait { $0.text.hasSuffix("0\r\n\r\n") })
        #expect(server.server.streams.isEmpty)
        weak var session: LiveSession?
        do {
          let token = try server.server.sessions.open().token
          session = server.server.sessions[token]
          server.server.sessions.end(token)
        }
        #expect(session == nil)
        await stream.close()
      }
    }

    @Test("A duplicated tab gets its own session, and a reloaded tab keeps its session")
    func duplicates() async throws {
      try await RunningServer.run { server in
        let token = try server.server.sessions.open().token
        let first = try await server.connect()
        first.send(server.request(frames(token, of: "first")))
        #expect(await first.wait { $0.text.contains("\n\n") })
        #expect(try await server.answer(to: frames(token, from: -1, of: "second")).hasPrefix("HTTP/1.1 404 "))
        #expect(first.isOpen && server.server.streams.count == 1)
        // The same page takes its stream over.
        let again = try await server.connect()
        again.send(server.request(frames(token, of: "first")))
        #expect(await again.wait { $0.text.contains("\n\n") })
        #expect(await first.wait { $0.text.hasSuffix("0\r\n\r\n") })
        let loaded = try await server.connect()
        loaded.send(server.request(frames(token, from: -1, of: "third")))
        await again.close()
        #expect(await loaded.wait { $0.text.hasPrefix("HTTP/1.1 200 ") && $0.text.contains("Tap") })
        #expect(server.server.streams.count == 1)
      }
    }

    @Test("A client that requests the whole page too often is told to wait")
    func wholePages() async throws {
      var sessionLimits = SessionLimits()
      sessionLimits.messagesPerSecond = 0
      try await RunningServer.run(sessionLimits: sessionLimits) { server in
        let token = try server.server.sessions.open().token
        #expect(try await server.answer(to: frames(token, from: -1)).hasPrefix("HTTP/1.1 429 "))
      }
    }
  }
}
