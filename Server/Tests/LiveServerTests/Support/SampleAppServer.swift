import LiveServer
import Pages

/// A server of the sample app that runs in the tests, and restarts with what it has saved.
@MainActor struct SampleAppServer {
  let store: MemoryStore
  private(set) var data = SharedData()
  private(set) var running: RunningServer

  var server: LiveServer { running.server }

  init(port: UInt16, store: MemoryStore = MemoryStore()) async throws {
    self.store = store
    let data = data
    let options = ServerOptions(
      shared: data, store: store, hasScreen: { SampleState.hasScreen(at: $0, in: data) })
    running = try await RunningServer(
      LiveServer(port: Int(port), options: options, state: SampleState.init) { sampleApp($0, data) })
  }

  func stop() async { await running.stop() }

  /// Stops the server, and starts another one with what it has saved.
  mutating func restart(during pause: () async throws -> Void) async throws {
    await stop()
    try await pause()
    self = try await SampleAppServer(port: running.port, store: store)
  }
}
