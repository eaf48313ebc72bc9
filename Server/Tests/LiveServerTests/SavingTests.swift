import Foundation
import LivePreview
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// States that survive a restart, and data that sessions share.
  @MainActor struct SavingTests {
    private let store = MemoryStore()
    private let log = EventList()

    private func server(_ shared: Note? = nil, _ number: Var<Int> = Var(0)) async throws -> RunningServer {
      var options = log.options
      (options.store, options.shared) = (store, shared)
      return try await RunningServer(LiveServer(port: 0, options: options, state: Note.init) { $0.screen(number) })
    }

    @Test("A change of shared data in one session is in the frames of all others")
    func sharing() async throws {
      let shared = Var(0)
      try await RunningServer.run(
        LiveServer(port: 0, options: log.options, state: Note.init) { $0.screen(shared) }
      ) { server in
        let tokens = [try await server.token(), try await server.token()]
        let streams = [try await server.stream(tokens[0]), try await server.stream(tokens[1])]
        for (token, number) in zip(tokens, 1...2) {
          try await server.send(#""n":4,"k":"tap""#, of: token)
          for stream in streams { #expect(await stream.wait { $0.text.contains("shared \(number)") }) }
        }
        try await server.send(#""n":2,"k":"set","v":"mine""#, number: 2, of: tokens[0])
        #expect(server.server.sessions[try #require(ResumeToken(tokens[0]))]?.savedState?.contains("mine") == true)
        #expect(server.server.sessions[try #require(ResumeToken(tokens[1]))]?.savedState?.contains("mine") == false)
        for stream in streams { await stream.close() }
      }
    }

    @Test("A restart while a user types loses nothing: the tab continues with its text and events")
    func restart() async throws {
      let first = try await server(Note())
      let token = try await first.token()
      let stream = try await first.stream(token)
      try await first.send(#""n":2,"k":"set","v":"Ada""#, of: token)
      await first.stop()
      #expect(await stream.isClosed())
      let second = try await server(Note())
      let again = try await second.stream(token)
      #expect(again.text.contains(#"value=\"Ada\""#) && again.text.contains("[1,1,"))
      let answer = try await second.answer(
        to: "POST /events", ["X-Live: \(token)"], body: #"{"i":1,"s":1,"n":2,"k":"set","v":"Ada"}"#)
      #expect(answer.hasSuffix("\r\n\r\n1"))
      #expect(log.lines.contains("session-resumed session=… client=127.0.0.1 restored=true"))
      #expect(second.server.metrics.restoredSessions == 1)
      await second.stop()
    }

    @Test("What was saved before survives a process that is killed")
    func crash() async throws {
      let shared = Note()
      let first = try await server(shared)
      let token = try await first.token()
      let stream = try await first.stream(token)
      try await first.send(#""n":2,"k":"set","v":"Ada""#, of: token)
      shared.text.value = "all"
      await first.server.keepUp()
      #expect(store.saves.load(ordering: .relaxed) == 1 && !first.server.hasChanged)
      await first.server.keepUp()
      #expect(store.saves.load(ordering: .relaxed) == 1)
      shared.text.value = "for all"
      #expect(first.server.hasChanged)
      let copy = MemoryStore(store.content)
      await stream.close()
      await first.stop()
      let other = Note()
      let options = ServerOptions(shared: other, store: copy, log: { _ in })
      let server = LiveServer(port: 0, options: options, state: Note.init) { $0.screen() }
      try await RunningServer.run(server) { second in
        #expect(other.text.value == "all")
        let stream = try await second.stream(token)
        #expect(stream.text.contains(#"value=\"Ada\""#))
        await stream.close()
      }
    }

    @Test("A saved state that no longer fits the app is logged, and its tab starts without it")
    func misfit() async throws {
      let token = ResumeToken()
      try await store.save(SavedSessions(states: [token: #"3:{"other":1}"#]))
      let server = try await server()
      let stream = try await server.stream(token.digits, from: 5)
      #expect(stream.text.hasPrefix("HTTP/1.1 200 ") && log.failures.count == 1)
      #expect(log.lines.contains("session-resumed session=… client=127.0.0.1 restored=false"))
      #expect(server.server.metrics.restoredSessions == 0)
      await stream.close()
      await server.stop()
    }

    @Test("A store that cannot be read, or whose data do not fit, prevents the start, and is not changed")
    func unreadable() async throws {
      try await store.save(SavedSessions(shared: #"{"other":1}"#))
      await #expect(throws: ServerError.self) { _ = try await server(Note()) }
      store.isBroken.store(true, ordering: .relaxed)
      await #expect(throws: ServerError.unreadable("Broken()")) { _ = try await server(Note()) }
      #expect(store.content.shared == #"{"other":1}"#)
    }

    @Test("A failed save is logged, and repeated")
    func failingSaves() async throws {
      let server = try await server(Note())
      store.isBroken.store(true, ordering: .relaxed)
      _ = try await server.token()
      let stream = try await server.stream(server.token())
      await server.server.keepUp()
      #expect(log.failures.count == 1 && server.server.hasChanged)
      await #expect(throws: MemoryStore.Broken.self) { try await server.server.save() }
      store.isBroken.store(false, ordering: .relaxed)
      await server.server.keepUp()
      #expect(store.content.states.count == 1)
      await stream.close()
      await server.stop()
    }

    @Test("A server whose last save fails reports that at its end")
    func lastSave() async throws {
      var options = log.options
      options.store = store
      let server = LiveServer(port: 0, options: options) { Button("Tap") }
      let task = Task { try await server.run() }
      while log.events.isEmpty { await Task.yield() }
      store.isBroken.store(true, ordering: .relaxed)
      task.cancel()
      await #expect(throws: ServerError.unsaved("Broken()")) { try await task.value }
      #expect(log.lines.contains(#"failed id=… error="Saving has failed: Broken()""#) && log.lines.last == "ended")
    }

    @Test("A server whose file cannot be written does not start, and names the file")
    func unwritable() async throws {
      let path = "/nonexistent/dir/x"
      let server = LiveServer(port: 0, options: ServerOptions(store: .file(path))) { Button("Tap") }
      let words = "“\(path)” cannot be saved: No such file or directory"
      await #expect(throws: ServerError.unreadable(words)) { try await server.start() }
    }

    @Test("An app without shared data keeps those in the store")
    func keeping() async throws {
      try await store.save(SavedSessions(shared: "{}"))
      await (try await server()).stop()
      #expect(store.content.shared == "{}")
    }
  }
}
