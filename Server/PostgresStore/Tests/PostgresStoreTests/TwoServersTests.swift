import LiveServer
import Testing

@testable import PostgresStore

/// The state of a session: a text.
private struct Note: @MainActor CodableContainer {
  let text: Var<String>

  init() { text = Var("") }
}

/// Servers of live sessions with the same database.
@Suite(.withPostgres) @MainActor struct TwoServersTests {
  private let address: String

  init() async throws { address = try await PostgresServer.shared.newDatabase() }

  private func start() async throws -> LiveServer {
    let options = ServerOptions(store: .postgres(address), log: { _ in })
    let server = LiveServer(port: 0, options: options, state: Note.init) { note in
      VStack { TextField(.text <--> note.text) }
    }
    try await server.start()
    return server
  }

  @Test("A session of a server that ends continues on another one, with its text and events")
  func deploy() async throws {
    let (first, second) = (try await start(), try await start())
    let tab = try await Tab(first)
    #expect(try await tab.frame(of: first).hasPrefix("HTTP/1.1 200 "))
    #expect(try await tab.send(#""n":2,"k":"set","v":"Ada""#, number: 1, to: first).hasSuffix("\r\n\r\n1"))
    await first.stop()
    let frame = try await tab.frame(of: second)
    #expect(frame.contains(#"value=\"Ada\""#) && frame.contains("[1,1,"), "\(frame)")
    await second.stop()
    let third = try await start()
    #expect(try await tab.frame(of: third).contains(#"value=\"Ada\""#))
    await third.stop()
  }
}
