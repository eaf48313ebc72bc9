import Foundation
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// The log of a server.
  @MainActor struct ServerEventTests {
    @Test("The log has a line for each event of a session, and clients cannot forge lines")
    func log() async throws {
      let log = EventList()
      try await RunningServer.run(LiveServer(port: 0, options: log.options) { Button("Tap") }) { server in
        let token = try await server.token()
        let stream = try await server.stream(token)
        try await server.send(#""n":1,"k":"tap""#, of: token)
        _ = try await server.answer(to: "GET /%22a%0Ab")
        _ = try await server.answer(to: "POST /events", ["X-Live: \(token)"], body: "?")
        await stream.close()
      }
      #expect(
        log.lines == [
          "started address=http://127.0.0.1/", #"session-opened session=… path="/" client=127.0.0.1"#,
          "session-resumed session=… client=127.0.0.1 restored=false", "event-handled session=… latency=…",
          #"session-opened session=… path="/%22a%0Ab" client=127.0.0.1"#, "session-ended session=…",
          #"refused code=404 reason="There is no screen at /%22a%0Ab." client=127.0.0.1"#,
          #"refused code=400 reason="The message is malformed: not JSON." client=127.0.0.1"#,
          "session-ended session=…", "ended",
        ])
    }

    @Test("Incomplete requests are in the log, too, and long addresses are truncated")
    func refusals() async throws {
      let log = EventList()
      try await RunningServer.run(LiveServer(port: 0, options: log.options) { Button("Tap") }) { server in
        for text in ["?\r\n\r\n", server.request("POST /events", ["Content-Length: 65537"])] {
          let connection = try await server.connect()
          connection.send(text)
          #expect(await connection.isClosed())
        }
        _ = try await server.answer(to: "GET /" + String(repeating: "a", count: 7_000))
        // A client that leaves is not refused.
        await (try await server.connect(from: ["127.0.0.1"], sending: "GET /hea")).first?.close()
        #expect(await server.has(connections: 0))
        #expect(server.server.metrics.refusedRequests == 3)
      }
      #expect(log.lines.contains { $0.hasPrefix("refused code=400 ") && $0.hasSuffix(" client=127.0.0.1") })
      #expect(log.lines.contains(#"refused code=413 reason="The body is too large." client=127.0.0.1"#))
      #expect(log.lines.contains { $0.hasPrefix("session-opened ") } && log.lines.allSatisfy { $0.count < 400 })
    }

    @Test("Errors and reasons are logged in one line, whatever they contain")
    func lines() {
      let error = ServerError.unreadable("a\nb\u{1B}[0m\"")
      let line = "\(ServerEvent.failed(id: "1", error: error))"
      #expect(line == #"failed id=1 error="The store cannot be used: a\nb\u{1B}[0m\"""#)
    }

    @Test("An error with a description for users is logged with it")
    func localized() {
      struct Full: LocalizedError { let errorDescription: String? = "The disk is full." }
      #expect("\(ServerEvent.failed(id: "1", error: Full()))" == #"failed id=1 error="The disk is full.""#)
    }

    @Test("Errors thrown by handlers are logged")
    func handlers() async throws {
      let log = EventList()
      let content = Button("Tap", .tapped --> inContext { _ in throw MemoryStore.Broken() })
      try await RunningServer.run(LiveServer(port: 0, options: log.options) { content }) { server in
        try await server.send(#""n":1,"k":"tap""#, of: server.token())
        #expect(log.lines.contains(#"failed id=… error="Broken()""#) && server.server.metrics.failures == 1)
      }
    }
  }
}
