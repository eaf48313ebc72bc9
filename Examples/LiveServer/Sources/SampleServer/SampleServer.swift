import Foundation
import LiveServer
import Pages
import SQLiteStore
import SampleDatabase

/// Serves the sample app: `swift run SampleServer [port] [file]`.
@main struct SampleServer {
  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments
    let database: SampleDatabase?
    do {
      database = try arguments.count > 2 ? SampleDatabase(path: arguments[2]) : nil
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    let data = database?.data ?? SharedData()
    let options = ServerOptions(
      store: arguments.count > 2 ? .sqlite(arguments[2]) : nil,
      hasScreen: { SampleState.hasScreen(at: $0, in: data) })
    let port = arguments.count > 1 ? Int(arguments[1]) : 8080
    try await LiveServer.run(port: port ?? -1, options: options, state: SampleState.init) { sampleApp($0, data) }
    // Until here, it follows what is written to the file.
    withExtendedLifetime(database) {}
  }
}
