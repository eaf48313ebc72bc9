import LivePreview
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import LiveServer

/// A server that runs in the tests.
@MainActor struct RunningServer {
  let server: LiveServer
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

  init(_ server: LiveServer) async throws {
    self.server = server
    try await server.start()
    port = UInt16(server.port)
  }

  func stop() async { await server.stop() }
}

extension RunningServer {
  /// Runs a test with a server whose sessions show one button, so that many of them cost little.
  static func run(
    limits: ServerLimits = ServerLimits(), sessionLimits: SessionLimits = SessionLimits(),
    _ test: @MainActor (RunningServer) async throws -> Void
  ) async throws {
    let options = ServerOptions(limits: limits, sessionLimits: sessionLimits, log: { _ in })
    try await run(LiveServer(port: 0, options: options) { Button("Tap") }, test)
  }

  /// Runs a test with a server, which stops afterwards.
  static func run(_ server: LiveServer, _ test: @MainActor (RunningServer) async throws -> Void) async throws {
    let running = try await RunningServer(server)
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
  func has(connections count: Int) async -> Bool { await wait { server.metrics.connections == count } }

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

  /// Opens the page of a screen, and returns the token of its session.
  func token(of path: String = "/", _ fields: [String] = []) async throws -> String {
    let page = try await answer(to: "GET \(path)", fields)
    return try String(#require(page.firstMatch(of: /data-t="([0-9a-f]{32})"/)?.1))
  }

  /// Opens the stream of a session, after its first frames or comment has arrived.
  func stream(_ token: String, from frame: Int = 0, _ fields: [String] = []) async throws -> RawConnection {
    let connection = try await connect()
    connection.send(request("GET /frames?t=\(token)&s=\(frame)&o=\(token)", fields))
    #expect(await connection.wait { $0.text.contains("\n\n") })
    return connection
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
