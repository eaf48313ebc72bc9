import LiveServer
import Pages
import StyleGuide

/// Serves the workbench of the kit: `swift run WorkbenchServer [port]`.
@main struct WorkbenchServer {
  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments
    let port = arguments.count > 1 ? Int(arguments[1]) : 8080
    try await LiveServer.run(port: port ?? -1) { Workbench(kitGuide) }
  }
}
