import Testing

@testable import LiveServer

extension ConnectionTests {
  /// The tabs of a browser, whose connections are few.
  @MainActor struct TabsTests {
    /// Returns the cookie that a page sets.
    private func cookie(_ server: RunningServer) async throws -> String {
      let page = try await server.answer(to: "GET /")
      let cookie = try #require(page.firstMatch(of: /Set-Cookie: (live-browser=[0-9a-f]{32}); Path=\/; HttpOnly/)?.1)
      return "Cookie: a=b; \(cookie)"
    }

    @Test("A browser with its maximum of tabs is told so, and continues when one is closed")
    func share() async throws {
      var limits = ServerLimits()
      limits.tabsPerBrowser = 2
      try await RunningServer.run(limits: limits) { server in
        let cookie = try await cookie(server)
        #expect(try await !server.answer(to: "GET /", [cookie]).contains("Set-Cookie"))
        let first = try await server.stream(server.token(), from: 0, [cookie])
        let token = try await server.token()
        let second = try await server.stream(token, from: 0, [cookie])
        let third = try await server.token()
        let refusal = try await server.answer(to: "GET /frames?t=\(third)&s=0&o=\(third)", [cookie])
        #expect(refusal.hasPrefix("HTTP/1.1 429 "))
        #expect(refusal.hasSuffix("Too many tabs: this browser can use 2 at a time. Close one of them to go on here."))
        // The same tab opens its stream again, and another browser its first one.
        let again = try await server.stream(token, from: 0, [cookie])
        let other = try await server.stream(server.token(), from: 0, [try await self.cookie(server)])
        await first.close()
        #expect(await server.wait { server.server.streams.count == 2 })
        let goingOn = try await server.stream(third, from: 0, [cookie])
        #expect(goingOn.text.hasPrefix("HTTP/1.1 200 "))
        for stream in [second, again, other, goingOn] { await stream.close() }
      }
    }

    @Test("A full server accepts a new tab when another has been closed for long enough")
    func full() async throws {
      var sessionLimits = SessionLimits()
      (sessionLimits.sessions, sessionLimits.connectionTime) = (2, .seconds(1))
      try await RunningServer.run(sessionLimits: sessionLimits) { server in
        let (first, second) = (try await server.stream(server.token()), try await server.stream(server.token()))
        let refusal = try await server.answer(to: "GET /")
        #expect(refusal.hasPrefix("HTTP/1.1 429 ") && refusal.contains("try again in a minute."))
        await first.close()
        #expect(await server.wait { server.server.streams.count == 1 })
        try await Task.sleep(for: .seconds(2))
        _ = try await server.token()
        #expect(server.server.sessions.count == 2 && server.server.streams.count == 1)
        await second.close()
      }
    }

    @Test("Behind a proxy, clients are the addresses that it names, and tabs and connections are not limited")
    func proxy() async throws {
      var (limits, sessionLimits) = (ServerLimits(), SessionLimits())
      (limits.tabsPerBrowser, limits.connectionsPerAddress, sessionLimits.sessionsPerClient) = (1, 1, 1)
      let options = ServerOptions(isBehindProxy: true, limits: limits, sessionLimits: sessionLimits, log: { _ in })
      try await RunningServer.run(LiveServer(port: 0, options: options) { Button("Tap") }) { server in
        var streams: [RawConnection] = []
        let cookie = "Cookie: live-browser=\(ResumeToken().digits)"
        for client in ["10.0.0.1", "6.6.6.6, 10.0.0.2", "fe80::1"] {
          let field = "X-Forwarded-For: \(client)"
          #expect(try await !server.answer(to: "GET /", [field]).contains("Set-Cookie"))
          let token = try await server.token(of: "/", [field])
          streams.append(try await server.stream(token, from: 0, [field, cookie]))
          #expect(streams.last?.text.hasPrefix("HTTP/1.1 200 ") == true)
          #expect(try await server.answer(to: "GET /", [field]).hasPrefix("HTTP/1.1 429 "))
        }
        #expect(try await server.answer(to: "GET /", ["X-Forwarded-For: 10.0.0.2"]).hasPrefix("HTTP/1.1 429 "))
        // What is no address counts as the proxy.
        #expect(try await server.answer(to: "GET /", ["X-Forwarded-For: <b>"]).hasPrefix("HTTP/1.1 200 "))
        for stream in streams { await stream.close() }
      }
    }

    @Test("Without a proxy, a client cannot pretend to have another address")
    func forgery() async throws {
      var sessionLimits = SessionLimits()
      sessionLimits.sessionsPerClient = 1
      try await RunningServer.run(sessionLimits: sessionLimits) { server in
        let stream = try await server.stream(server.token())
        #expect(try await server.answer(to: "GET /", ["X-Forwarded-For: 10.0.0.1"]).hasPrefix("HTTP/1.1 429 "))
        await stream.close()
      }
    }
  }
}
