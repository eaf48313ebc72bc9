import LivePreview
import Testing

@testable import LiveServer

extension ConnectionTests {
  /// Two servers that share a store.
  @MainActor struct TakingOverTests {
    private let log = EventList()
    private let rows = SharedMemoryStore.Rows()

    private func server(_ owner: Int) async throws -> RunningServer {
      var options = log.options
      options.limits.endingTime = .seconds(1)
      options.store = SharedMemoryStore(rows: rows, owner: owner)
      return try await RunningServer(LiveServer(port: 0, options: options, state: Note.init) { $0.screen() })
    }

    /// Types into the page of a session, which shows a frame of it.
    private func type(
      _ text: String, number: Int = 1, frame: Int = 0, in server: RunningServer, _ token: String
    ) async throws {
      let body = #"{"i":\#(number),"s":\#(frame),"n":2,"k":"set","v":"\#(text)"}"#
      let answer = try await server.answer(to: "POST /events", ["X-Live: \(token)"], body: body)
      #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("\r\n\r\n\(number)"), "\(answer)")
    }

    @Test("A page whose server ends continues on another one with its text, as soon as its stream ends")
    func deploy() async throws {
      let (first, second) = (try await server(1), try await server(2))
      let token = try await first.token()
      let stream = try await first.stream(token)
      try await type("Ada", in: first, token)
      // The first server waits for a slow client.
      let half = try await first.connect()
      half.send(first.request("POST /events", ["Content-Length: 10"]))
      #expect(await first.has(connections: 2))
      let stopping = Task { await first.stop() }
      #expect(await stream.isClosed())
      let again = try await second.stream(token)
      #expect(again.text.contains(#"value=\"Ada\""#) && again.text.contains("[1,1,"))
      #expect(second.server.metrics.restoredSessions == 1)
      await stopping.value
      try await type("Ada L", number: 2, frame: 1, in: second, token)
      await again.close()
      await second.stop()
      let states = rows.states.withLock { $0.mapValues(\.state) }
      #expect(states.map(\.key.digits) == [token] && states.allSatisfy { $0.value.contains("Ada L") })
    }

    @Test("A page that switches between running servers continues with the last state, and the former one lets it go")
    func moving() async throws {
      let (first, second) = (try await server(1), try await server(2))
      let token = try await first.token()
      let streams = [try await first.stream(token)]
      try await type("Ada", in: first, token)
      await first.server.keepUp()
      let other = try await second.stream(token)
      #expect(other.text.contains(#"value=\"Ada\""#))
      try await type("Grace", number: 2, frame: 1, in: second, token)
      // The first server has it, too, and saves it later.
      try await type("Barbara", number: 2, in: first, token)
      try await second.server.save()
      try await first.server.save()
      await other.close()
      let back = try await first.stream(token)
      #expect(back.text.contains(#"value=\"Grace\""#) && !back.text.contains("Barbara"))
      for stream in streams + [back] { await stream.close() }
      await first.stop()
      await second.stop()
      #expect(rows.states.withLock { $0.values.allSatisfy { $0.state.contains("Grace") } })
    }

    @Test("Only changed sessions are saved")
    func changes() async throws {
      let server = try await server(1)
      let tokens = [try await server.token(), try await server.token()]
      let streams = [try await server.stream(tokens[0]), try await server.stream(tokens[1])]
      try await server.server.save()
      try await type("Ada", in: server, tokens[1])
      try await server.server.save()
      try await server.server.save()
      let saves = rows.saves.withLock { $0 }
      #expect(saves.map(\.count) == [2, 1, 0] && saves[1].map(\.digits) == [tokens[1]])
      // After a failure, it is saved again.
      rows.isBroken.store(true, ordering: .relaxed)
      try await type("Ada L", number: 2, in: server, tokens[1])
      await #expect(throws: MemoryStore.Broken.self) { try await server.server.save() }
      rows.isBroken.store(false, ordering: .relaxed)
      try await server.server.save()
      #expect(rows.saves.withLock { $0.last?.count } == 1)
      for stream in streams { await stream.close() }
      await server.stop()
    }

    @Test("A page retries while the store is unavailable, and one whose session is in memory continues")
    func failures() async throws {
      let server = try await server(1)
      let token = try await server.token()
      let stream = try await server.stream(token)
      await stream.close()
      rows.isBroken.store(true, ordering: .relaxed)
      let again = try await server.stream(token)
      #expect(again.text.hasPrefix("HTTP/1.1 200 ") && log.failures.count == 1)
      let unknown = ResumeToken().digits
      let path = "GET /frames?t=\(unknown)&s=0&o=\(unknown)"
      #expect(try await server.answer(to: path).hasPrefix("HTTP/1.1 503 "))
      rows.isBroken.store(false, ordering: .relaxed)
      #expect(try await server.answer(to: path).hasPrefix("HTTP/1.1 404 "))
      await again.close()
      await server.stop()
    }

    @Test("A stopping server accepts neither events nor pages, because another one may have the session")
    func ending() async throws {
      let server = try await server(1)
      let token = try await server.token()
      let stream = try await server.stream(token)
      try await type("Ada", in: server, token)
      // The last bytes of an event arrive when the server ends, and another page waits for the end of the stream.
      let event = try await server.connect()
      let request = server.request("POST /events", ["X-Live: \(token)"], body: "[]")
      event.send(String(request.dropLast()))
      let page = try await server.connect()
      page.send(server.request("GET /frames?t=\(token)&s=0&o=other"))
      #expect(await server.wait { server.server.metrics.requests == 4 && server.server.metrics.connections == 3 })
      let stopping = Task { await server.stop() }
      #expect(await stream.isClosed())
      event.send(String(request.suffix(1)))
      await stopping.value
      for connection in [event, page] {
        #expect(await connection.wait { $0.text.hasPrefix("HTTP/1.1 503 ") }, "\(connection.text)")
      }
    }

    @Test("Two simultaneous requests of a page for one session take it over only once")
    func race() async throws {
      let first = try await server(1)
      let token = try await first.token()
      let stream = try await first.stream(token)
      try await type("Ada", in: first, token)
      await stream.close()
      await first.stop()
      let second = try await server(2)
      rows.interlude.withLock {
        $0 = {
          do {
            let stream = try await second.stream(token)
            try await type("Grace", number: 2, frame: 1, in: second, token)
            await stream.close()
          } catch {
            Issue.record("\(error)")
          }
        }
      }
      let resumed = try #require(ResumeToken(token))
      #expect(await second.server.takeOver(resumed))
      #expect(second.server.sessions[resumed]?.savedState?.contains("Grace") == true)
      await second.stop()
    }
  }
}
