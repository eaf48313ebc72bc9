import Foundation
import LiveServer
import Pages
import SQLiteStore
import SampleDatabase
import ServerArguments

/// Serves the sample app: `swift run SampleServer [port] [file]`.
@main struct SampleServer {
  @MainActor static func main() async throws {
    let arguments = ServerArguments.ofProcess(
      "SampleServer", file: "The file of SQLite with the data and the sessions. Without it, they end with the server.")
    let database: SampleDatabase?
    do {
      database = try arguments.file.map { try SampleDatabase(path: $0) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    let data = database?.data ?? SharedData()
    let options = ServerOptions(
      store: arguments.file.map { .sqlite($0) },
      hasScreen: { SampleState.hasScreen(at: $0, in: data) })
    try await LiveServer.run(port: arguments.port, options: options, state: SampleState.init) {
      sampleApp($0, data)
    }
    // Until here, it follows what is written to the file.
    withExtendedLifetime(database) {}
  }
}
