@testable import LiveServer

/// A server that runs in the tests.
@MainActor struct RunningServer {
  private(set) var server: Server
  private var task: Task<Void, any Error>
  private let port: UInt16

  init(port: UInt16, saved: SavedSessions = SavedSessions()) async throws {
    let server = try Server(port: port, saved: saved)
    (self.server, self.port) = (server, port)
    task = Task { try await server.run() }
    try await server.waitUntilListening()
  }

  func stop() async {
    await server.stop()
    _ = await task.result
  }

  /// Stops the server, and starts another one with what it has saved.
  mutating func restart(during pause: () async throws -> Void) async throws {
    await stop()
    let saved = server.savedSessions
    try await pause()
    self = try await RunningServer(port: port, saved: saved)
  }
}
