import Foundation
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// Clients of the real server that take their time.
  @MainActor struct DeadlineHandlerTests {
    private var limits = ServerLimits()

    init() {
      (limits.requestTime, limits.idleTime, limits.writingTime) = (.seconds(2), .seconds(2), .seconds(2))
    }

    @Test(
      "A request that is not complete in time is closed",
      arguments: [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost: ", "POST /events HTTP/1.1\r\nContent-Length: 10\r\n\r\n123",
        "POST /events HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n12",
      ])
    func halfOpen(text: String) async throws {
      try await RunningServer.run(limits: limits) { server in
        let connections = try await server.connect(from: Array(repeating: "127.0.0.1", count: 20), sending: text)
        #expect(try await server.isServing())
        for connection in connections { #expect(await connection.isClosed()) }
        #expect(connections.allSatisfy { $0.text.isEmpty })
      }
    }

    @Test("A request gets no more time by sending single bytes", arguments: ["GET /", "POST /events"])
    func slowSenders(line: String) async throws {
      try await RunningServer.run(limits: limits) { server in
        let connection = try await server.connect()
        connection.send(line == "GET /" ? line : server.request(line, ["Content-Length: 1000"]))
        let start = ContinuousClock.now
        while connection.isOpen, ContinuousClock.now - start < .seconds(10) {
          connection.send("a")
          try await Task.sleep(for: .milliseconds(50))
        }
        #expect(!connection.isOpen)
        #expect(try await server.isServing())
      }
    }

    @Test("An idle connection is closed, and one that is in use is not")
    func idle() async throws {
      try await RunningServer.run(limits: limits) { server in
        let (idle, used) = (try await server.connect(), try await server.connect())
        for _ in 0..<8 {
          used.send(server.request("GET /nowhere"))
          if idle.text.isEmpty { idle.send(server.request("GET /nowhere")) }
          try await Task.sleep(for: .milliseconds(400))
        }
        #expect(await idle.isClosed() && idle.text.hasPrefix("HTTP/1.1 404 "))
        #expect(await used.wait { $0.text.components(separatedBy: "HTTP/1.1 404 ").count == 9 })
      }
    }

    @Test("A stream of frames stays open while nothing is sent, and a disconnected client is noticed at once")
    func streams() async throws {
      try await RunningServer.run(limits: limits) { server in
        let connection = try #require(try await server.openStreams(from: ["127.0.0.1"]).first)
        try await Task.sleep(for: .seconds(3))
        #expect(connection.isOpen && server.server.streams.count == 1)
        await connection.close()
        #expect(await server.wait { server.server.streams.isEmpty })
      }
    }

    @Test("A client that does not read its response is disconnected")
    func reading() async throws {
      try await RunningServer.run(limits: limits) { server in
        let connection = try await server.connect(reads: false)
        for _ in 0..<100 { connection.send(server.request("GET /")) }
        #expect(await server.has(connections: 0))
        #expect(try await server.isServing())
        await connection.close()
      }
    }
  }
}
