import Foundation
import LivePreview
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// Many connections to the real server.
  @MainActor struct AdmissionHandlerTests {
    @Test("An address with its maximum of connections gets no more, and others are served")
    func share() async throws {
      var limits = ServerLimits()
      (limits.connectionsPerAddress, limits.requestTime) = (20, .seconds(100))
      try await RunningServer.run(limits: limits) { server in
        let connections = try await server.connect(from: Array(repeating: "127.0.0.1", count: 1_000))
        #expect(await server.has(connections: 20))
        #expect(await server.wait { connections.count { $0.isOpen } == 20 })
        #expect(try await !server.isServing())
        #expect(try await server.isServing("127.0.0.2"))
        await connections.first { $0.isOpen }?.close()
        #expect(await server.has(connections: 19))
        #expect(try await server.isServing())
        for connection in connections { await connection.close() }
        #expect(await server.has(connections: 0))
      }
    }

    @Test("A server with its maximum of connections refuses others until one is closed")
    func all() async throws {
      var limits = ServerLimits()
      (limits.connections, limits.requestTime) = (20, .seconds(100))
      try await RunningServer.run(limits: limits) { server in
        let connections = try await server.connect(from: (1...20).map { "127.0.0.\($0)" })
        #expect(await server.has(connections: 20))
        #expect(try await !server.isServing("127.0.0.99"))
        await connections[7].close()
        #expect(await server.has(connections: 19))
        #expect(try await server.isServing("127.0.0.99"))
        for connection in connections { await connection.close() }
      }
    }

    @Test(
      "With 2,000 open streams of twenty addresses, others are served",
      .enabled(if: sysconf(Int32(_SC_OPEN_MAX)) >= 4_500, "The process may not open 4,500 files"))
    func streams() async throws {
      var (limits, sessionLimits) = (ServerLimits(), SessionLimits())
      (limits.connections, sessionLimits.sessions) = (2_100, 2_100)
      try await RunningServer.run(limits: limits, sessionLimits: sessionLimits) { server in
        let streams = try await server.openStreams(from: (0..<2_000).map { "127.0.1.\(1 + $0 / 100)" })
        #expect(server.server.streams.count == 2_000)
        #expect(try await server.isServing("127.0.0.1"))
        for stream in streams { await stream.close() }
        #expect(await server.has(connections: 0))
        #expect(await server.wait { server.server.streams.isEmpty })
      }
    }
  }
}
