import LiveServer
import Pages
import ServerArguments
import StyleGuide

/// Serves the workbench of the kit: `swift run WorkbenchServer [port]`.
@main struct WorkbenchServer {
  @MainActor static func main() async throws {
    let arguments = ServerArguments.ofProcess("WorkbenchServer")
    try await LiveServer.run(port: arguments.port) { Workbench(kitGuide) }
  }
}
