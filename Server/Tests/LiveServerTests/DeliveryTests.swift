import Testing

@testable import LiveServer
@testable import Pages

/// What a user types, over a network that fails.
@MainActor
@Suite(.serialized, .enabled(if: DevTools.path != nil, "Chromium is not installed: no browser operates the sample app"))
struct DeliveryTests {
  /// A failure of the requests with events.
  enum Fault: CaseIterable {
    case abort, badGateway, timeout, lostAnswer
  }

  /// Runs a test with a server and the shopping list in a browser, which remembers whether it has shown its note.
  private func run(
    timeout: Int = 10_000, _ test: @MainActor (Browser, inout SampleAppServer) async throws -> Void
  ) async throws {
    let port = RunningServer.newPort()
    var server = try await SampleAppServer(port: port)
    let browser = try await Browser()
    do {
      // Pauses are short.
      try await browser.addScript(
        """
        const timeout = AbortSignal.timeout, later = setTimeout
        AbortSignal.timeout = () => timeout.call(AbortSignal, \(timeout))
        setTimeout = (task, duration) => later(task, duration / 5)
        """)
      try await browser.open("http://127.0.0.1:\(port)/shopping")
      try await browser.find("//h1[.='Shopping list']")
      _ = try await browser.value(
        of: """
          (() => {
            window.note = document.querySelector("[role=status]")
            new MutationObserver(() => window.wasLost ||= note.innerText).observe(note, { childList: true })
          })()
          """)
      try await browser.click("//input[@type='text']")
      try await test(browser, &server)
    } catch {
      Issue.record("\(error): \((try? await browser.value(of: "document.body.innerText")) ?? "no page")")
    }
    await browser.close()
    await server.stop()
  }

  private func names(in server: SampleAppServer) -> [String] { server.data.shopping.value.map(\.name) }

  /// Waits until the page has sent and shown everything, and expects the list and the text in the field.
  private func expect(_ names: [String], _ text: String, _ browser: Browser, _ server: SampleAppServer) async throws {
    let rows = "document.querySelectorAll('.TableViewCell').length === \(names.count)"
    let field = "document.querySelector('input').value === \(Browser.text(text))"
    _ = try? await browser.wait(until: "note.innerText === '' && \(rows) && \(field)")
    #expect(self.names(in: server) == names)
    #expect(try await browser.value(of: "document.querySelector('input').value") == text)
    // A letter that is sent again may have brought the note back since.
    try await browser.wait(until: "note.innerText === ''")
    #expect(try await browser.value(of: "document.activeElement.tagName") == "INPUT")
  }

  @Test("Text that is typed while requests fail is neither lost nor applied twice", arguments: Fault.allCases)
  func faults(fault: Fault) async throws {
    try await run(timeout: fault == .timeout ? 1_000 : 10_000) { browser, server in
      var count = 0
      browser.onRequest = { request in
        guard request.method == "POST", request.isAnswered == (fault == .lostAnswer) else { return nil }
        count += 1
        guard count % 4 == 2 else { return nil }
        return switch fault {
        case .abort, .lostAnswer: .abort
        case .badGateway: .status(502)
        case .timeout: .hang
        }
      }
      try await browser.pauseRequests(to: "/events")
      for word in ["One", "Two", "Three"] { try await browser.press(word + .enter, every: .milliseconds(30)) }
      try await browser.press("Four", every: .milliseconds(30))
      try await expect(["One", "Two", "Three"], "Four", browser, server)
      #expect(try await browser.value(of: "window.wasLost") == "Reconnecting…")
      #expect(count > 4)
    }
  }

  @Test("A stream that ends, or gets an invalid response, is opened again without reloading the page")
  func streams() async throws {
    try await run { browser, server in
      var count = 0
      browser.onRequest = { request in
        if !request.path.contains("frames") || request.isAnswered { return nil }
        count += 1
        return count == 1 ? .status(502) : count == 2 ? .abort : count == 3 ? .hang : nil
      }
      try await browser.pauseRequests(to: "")
      let sessions = server.server.sessions.count
      try await browser.setNetwork(isOffline: true)
      try await browser.press("Te")
      try await browser.wait(until: "note.innerText === 'Reconnecting…'")
      try await browser.setNetwork()
      try await browser.press("a" + .enter)
      try await expect(["Tea"], "", browser, server)
      #expect(count > 3 && server.server.sessions.count == sessions)
    }
  }

  @Test("Text that is typed without a network arrives when the network is back")
  func offline() async throws {
    try await run { browser, server in
      try await browser.press("One" + .enter)
      try await browser.setNetwork(isOffline: true)
      try await browser.wait(until: "note.innerText === 'Reconnecting…'")
      try await browser.press("Two" + .enter + "Three" + .enter + "Fo", every: .milliseconds(20))
      try await Task.sleep(for: .seconds(2))
      #expect(try await browser.value(of: "document.querySelectorAll('.TableViewCell').length") != "3")
      try await browser.setNetwork()
      try await browser.press("ur")
      try await expect(["One", "Two", "Three"], "Four", browser, server)
    }
  }

  @Test("Text typed while the server restarts arrives at the new one, once")
  func restart() async throws {
    try await run { browser, server in
      try await browser.press("One" + .enter + "Tw")
      try await browser.find("//*[@role='row'][contains(.,'One')]")
      for words in [("o", "Three", "F"), ("our", "Five", "S")] {
        try await server.restart {
          try await browser.wait(until: "note.innerText === 'Reconnecting…'")
          try await browser.press(words.0 + .enter + words.1 + .enter + words.2, every: .milliseconds(20))
        }
        try await browser.wait(until: "note.innerText === ''")
      }
      try await browser.press("ix")
      try await expect(["One", "Two", "Three", "Four", "Five"], "Six", browser, server)
    }
  }

  @Test("A text that needs several messages arrives completely")
  func longText() async throws {
    try await run { browser, server in
      let text = String(repeating: "😀🎉a", count: 500)
      try await browser.send("Input.insertText", ["text": text])
      try await browser.press(.enter + "Tea" + .enter)
      try await expect([text, "Tea"], "", browser, server)
    }
  }

  @Test(
    "Typing after Return, before the field is cleared, neither merges items nor loses keys",
    arguments: [(0, 0), (0, 5), (0, 40), (50, 20), (150, 30), (150, 120), (300, 50), (300, 120)])
  func latency(latency: Int, pause: Int) async throws {
    try await run { browser, server in
      try await browser.setNetwork(latency: latency)
      let pause = Duration.milliseconds(pause)
      for word in ["Aa", "Bb", "Bb", "Cc"] { try await browser.press(word + .enter, every: pause) }
      try await browser.press("Dx" + .backspace + "d" + .left + "-", every: pause)
      try await expect(["Aa", "Bb", "Bb", "Cc"], "D-d", browser, server)
    }
  }
}
