import Testing

@testable import LiveServer

/// Many tabs of a real browser, which has six connections to the server.
@MainActor
@Suite(.serialized, .enabled(if: DevTools.path != nil, "Chromium is not installed: no browser opens tabs"))
struct BrowserTabsTests {
  private let taps = Var(0)

  /// Runs a test with a server and a browser.
  private func run(_ test: @MainActor (Browser, RunningServer) async throws -> Void) async throws {
    let server = LiveServer(port: 0, options: ServerOptions(log: { _ in })) {
      VStack {
        Label(.text <-- taps.map { "Taps: \($0)" })
        Button("Tap", .tapped --> { taps.value += 1 })
      }
    }
    try await RunningServer.run(server) { server in
      let browser = try await Browser()
      do {
        try await test(browser, server)
      } catch {
        Issue.record("\(error): \((try? await browser.value(of: "document.body.innerText")) ?? "no page")")
      }
      await browser.close()
    }
  }

  private let note = "//p[@role='status'][starts-with(.,'Too many tabs: this browser can use 5 at a time.')]"

  @Test("Tabs beyond the limit say that there are too many, and continue when others are closed")
  func tabs() async throws {
    try await run { browser, server in
      var tabs = [browser.tab]
      for number in 1...7 {
        if number > 1 { tabs.append(try await browser.openTab()) }
        try await browser.open(server.server.address)
        if number > 5 { try await browser.find(note) }
        #expect(await server.wait { server.server.streams.count == min(number, 5) })
      }
      for (number, tab) in tabs.prefix(5).enumerated() {
        try await browser.show(tab)
        try await browser.click("//button[.='Tap']")
        for tab in tabs.prefix(5) {
          try await browser.show(tab)
          try await browser.find("//*[.='Taps: \(number + 1)']")
        }
      }
      for (closed, going) in [(0, 5), (1, 6)] {
        try await browser.show(tabs[closed])
        try await browser.send("Page.close")
        try await browser.show(tabs[going])
        // One of both takes the first place.
        if closed == 1 { try await browser.find("//p[@role='status'][not(text())]") }
      }
      try await browser.find("//*[.='Taps: 5']")
      try await browser.show(tabs[5])
      try await browser.find("//p[@role='status'][not(text())]")
    }
  }

  @Test("A browser that reloads its tabs, or follows a link in one, keeps all sessions")
  func reloading() async throws {
    try await run { browser, server in
      var tabs = [browser.tab]
      for number in 1...5 {
        if number > 1 { tabs.append(try await browser.openTab()) }
        try await browser.open(server.server.address)
      }
      for tab in tabs {
        try await browser.show(tab)
        try await browser.reload()
        try await browser.open(server.server.address + "?again")
      }
      for tab in tabs {
        try await browser.show(tab)
        try await browser.find("//p[@role='status'][not(text())]")
      }
      #expect(await server.wait { server.server.streams.count == 5 })
    }
  }

  @Test("A page in the browser's back-forward cache disconnects, and connects again when it is shown")
  func keeping() async throws {
    try await run { browser, server in
      var stream: FrameStream? { server.server.streams.values.first }
      try await browser.open(server.server.address)
      #expect(await server.wait { stream != nil })
      let first = stream
      // It connects again after a quarter of a second at the earliest, with another stream.
      try await browser.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
      #expect(await server.wait { stream !== first })
      try await browser.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
      try await browser.click("//button[.='Tap']")
      try await browser.find("//*[.='Taps: 1']")
      #expect(await server.wait { stream != nil } && server.server.streams.count == 1)
    }
  }
}
