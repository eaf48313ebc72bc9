import LiveServer
import Pages
import StyleGuide

/// Serves the workbench of the kit: `swift run WorkbenchServer [port]`.
@main struct WorkbenchServer {
  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments
    let port = arguments.count > 1 ? Int(arguments[1]) : 8080
    let workbench = Workbench(kitGuide)
    let options = ServerOptions(hasScreen: { workbench.shows(WorkbenchSelection(address: $0.absoluteString)) })
    try await LiveServer.run(port: port ?? -1, options: options, state: { Var(WorkbenchSelection()) }) { selection in
      Application(.open --> { selection.set(WorkbenchSelection(address: $0.absoluteString)) }) {
        Window { Workbench(kitGuide, selection: selection) }
      }
    }
  }
}
