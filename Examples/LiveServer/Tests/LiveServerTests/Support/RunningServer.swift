import LivePreview
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import LiveServer

/// A server that runs in the tests.
@MainActor struct RunningServer {
  private(set) var server: Server
  let port: UInt16

  private nonisolated static let nextPort = Atomic(Int.random(in: 20_000..<31_000))

  /// Returns a port to which no one listens, which is none of those that systems give to clients, and which no other
  /// test gets: tests that run beside each other listen long after they have asked.
  nonisolated static func newPort() -> UInt16 {
    let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
    while true {
      let port = nextPort.add(1, ordering: .relaxed).oldValue
      guard let socket = try? bootstrap.bind(host: "127.0.0.1", port: port).wait() else { continue }
      try? socket.close().wait()
      return UInt16(port)
    }
  }

  init(port: UInt16, saved: SavedSessions = SavedSessions()) async throws {
    try await self.init(Server(port: port, saved: saved), port: port)
  }

  init(_ server: Server, port: UInt16) async throws {
    (self.server, self.port) = (server, port)
    try await server.start()
  }

  func stop() async { await server.stop() }

  /// Stops the server, and starts another one with what it has saved.
  mutating func restart(during pause: () async throws -> Void) async throws {
    await stop()
    let saved = server.savedSessions
    try await pause()
    self = try await RunningServer(port: port, saved: saved)
  }
}

extension RunningServer {
  /// Runs a test with a server whose sessions show one button, so that many of them cost little.
  static func run(
    limits: ServerLimits = ServerLimits(), sessionLimits: SessionLimits = SessionLimits(),
    _ test: @MainActor (RunningServer) async throws -> Void
  ) async throws {
    let port = RunningServer.newPort()
    let sessions = LiveSessions(limits: sessionLimits) { _ in SessionContent(LiveTree(Button("Tap"))) }
    let running = try await RunningServer(Server(port: port, limits: limits, sessions: sessions), port: port)
    do {
      try await test(running)
    } catch {
      await running.stop()
      throw error
    }
    await running.stop()
  }

  /// Opens a connection.
  func connect(from address: String = "127.0.0.1", reads: Bool = true) async throws -> RawConnection {
    try await RawConnection(port: port, from: address, reads: reads)
  }

  /// Opens connections from an address each, and sends a text on each.
  func connect(from addresses: [String], sending text: String = "") async throws -> [RawConnection] {
    var connections: [RawConnection] = []
    for address in addresses {
      let connection = try await connect(from: address)
      if !text.isEmpty { connection.send(text) }
      connections.append(connection)
    }
    return connections
  }

  /// Returns whether the server has a number of connections soon.
  func has(connections count: Int) async -> Bool { await wait { server.connectionCount == count } }

  /// Returns whether a condition holds soon.
  func wait(for time: Duration = .seconds(10), until condition: @MainActor () -> Bool) async -> Bool {
    let end = ContinuousClock.now + time
    while !condition() {
      if ContinuousClock.now > end { return false }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return true
  }

  /// Returns the text of a request with fields in addition to the length of its body.
  func request(_ line: String, _ fields: [String] = [], body: String = "") -> String {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    let lines = ["\(line) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields + length
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  /// Returns the answer to a request on a connection of its own, or what has arrived of it in ten seconds.
  func answer(
    to line: String, _ fields: [String] = [], body: String = "", from address: String = "127.0.0.1"
  ) async throws -> String {
    let connection = try await connect(from: address)
    connection.send(request(line, fields + ["Connection: close"], body: body))
    _ = await connection.isClosed()
    await connection.close()
    return connection.text
  }

  /// Opens a session and the stream of its frames from addresses each.
  func openStreams(from addresses: [String]) async throws -> [RawConnection] {
    var streams: [RawConnection] = []
    for address in addresses {
      let token = try server.sessions.open().token.digits
      streams += try await connect(from: [address], sending: request("GET /frames?t=\(token)&s=0&o=\(token)"))
    }
    for stream in streams { #expect(await stream.wait { $0.text.contains("\n\n") }) }
    return streams
  }

  /// Returns whether a client gets a page soon.
  func isServing(_ address: String = "127.0.0.1") async throws -> Bool {
    try await answer(to: "GET /", from: address).hasPrefix("HTTP/1.1 200 OK")
  }
}
