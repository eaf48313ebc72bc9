import Foundation
import PackagePlugin

/// Runs the tool of the same commands in the folder of the package: `swift package generate-theme brand.tokens.json`.
@main struct GenerateTheme: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ThemeTool").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
