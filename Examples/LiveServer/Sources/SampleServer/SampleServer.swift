import LiveServer
import Pages

/// Serves the sample app: `swift run SampleServer [port] [file]`.
@main struct SampleServer {
  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments
    let data = SharedData()
    let options = ServerOptions(
      shared: data, store: arguments.count > 2 ? .file(arguments[2]) : nil,
      hasScreen: { SampleState.hasScreen(at: $0, in: data) })
    let port = arguments.count > 1 ? Int(arguments[1]) : 8080
    try await LiveServer.run(port: port ?? -1, options: options, state: SampleState.init) { sampleApp($0, data) }
  }
}
