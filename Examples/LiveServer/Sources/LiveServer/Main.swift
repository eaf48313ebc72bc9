import Foundation
import NIOCore

/// Serves the sample app: `swift run LiveServer [port] [file]`.
@main struct Main {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments
    guard let port = arguments.count > 1 ? UInt16(arguments[1]) : 8080 else {
      return fail("\(arguments[1]) is no port. Usage: LiveServer [port] [file for the state]")
    }
    let file = arguments.count > 2 ? URL(filePath: arguments[2]) : nil
    do {
      let saved = try file.map(SavedSessions.init(contentsOf:)) ?? SavedSessions()
      let server = Server(port: port, saved: saved)
      try await server.start()
      let signals = [SIGINT, SIGTERM].map { stop(server, on: $0) }
      let address = "Open http://127.0.0.1:\(port) in a browser. Ctrl-C ends the server.\n"
      FileHandle.standardOutput.write(Data(address.utf8))
      await server.waitUntilStopped()
      for signal in signals { signal.cancel() }
      if let file { try server.savedSessions.write(to: file) }
    } catch let error as IOError {
      fail("Cannot listen on port \(port): \(error). Try another one: LiveServer 8081")
    } catch {
      fail("\(error)")
    }
  }

  /// Ends the server when the process gets a signal.
  @MainActor private static func stop(_ server: Server, on number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler {
      source.cancel()
      Task { await server.stop() }
    }
    source.resume()
    return source
  }

  private static func fail(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(1)
  }
}
