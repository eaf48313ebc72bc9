import Testing

/// What users type over random networks: the script of the page and the session, in a time of their own.
@MainActor
@Suite(.enabled(if: DevTools.path != nil, "Chromium is not installed: no browser runs the script of the page"))
struct RandomDeliveryTests {
  private func run(_ test: @MainActor (VirtualPage) async throws -> Void) async throws {
    let page = try await VirtualPage()
    do { try await test(page) } catch { Issue.record(error) }
    await page.close()
  }

  /// Expects that the server has the keys that were typed, and that the page shows them.
  private func expect(_ outcome: VirtualPage.Outcome, on server: VirtualServer, _ comment: Comment? = nil) {
    #expect(server.items.value == outcome.items, comment)
    #expect([server.text.value, outcome.shown] == [outcome.line, outcome.line], comment)
    #expect(outcome.note == "", comment)
  }

  @Test("After 200 random schedules of faults, the items and the field have the typed keys")
  func schedules() async throws {
    let typing = """
      for (let word = 0; word < 6; word++) {
        if (!random(6)) offline(random(60000))
        if (!random(8)) restart(random(3000))
        await type("abcdefgh".slice(random(8)) + ["", "é", "😀"][random(3)], [5, 50, 500][random(3)])
        if (!random(3)) erase()
        if (!random(3)) await type("x", 50, Math.min(line.length, 2))
        if (word < 5) enter()
        await sleep(random([10, 300, 3000][random(3)]))
      }
      """
    try await run { page in
      for seed in 0..<200 {
        let server = VirtualServer(savesText: seed % 2 == 0)
        let faults = VirtualNetwork.Fault.allCases.count * (seed % 5 == 0 ? 1 : 3)
        let outcome = try await page.type(typing, on: server, seed: seed, fault: "() => random(\(faults))")
        expect(outcome, on: server, "\(seed)")
      }
    }
  }

  @Test(
    "Requests that are repeated, reordered, broken or late are performed once, in order",
    arguments: VirtualNetwork.Fault.allCases)
  func faults(fault: VirtualNetwork.Fault) async throws {
    let typing = """
      for (const word of ["Aa", "Bb", "Bb", "Cc"]) {
        await type(word)
        enter()
        await sleep(random(200))
      }
      await type("Dd")
      """
    try await run { page in
      for step in 1...3 {
        let server = VirtualServer(savesText: true)
        let fault = "count => count % \(step) ? calm : count < 40 ? \(fault.rawValue) : calm"
        expect(try await page.type(typing, on: server, seed: step, fault: fault), on: server, "\(step)")
      }
    }
  }

  @Test("Text that is typed in a minute without a network arrives afterwards")
  func offline() async throws {
    let typing = """
      await type("One")
      enter()
      offline(60000)
      for (const word of ["Two", "Three", "Four"]) {
        await type(word, 10000)
        enter()
        if (note() !== "Reconnecting…") throw new Error(note())
      }
      await type("Five")
      await sleep(60000)
      await type("!")
      """
    try await run { page in
      let server = VirtualServer(savesText: true)
      let outcome = try await page.type(typing, on: server)
      expect(outcome, on: server)
      #expect(server.items.value == ["One", "Two", "Three", "Four"] && server.text.value == "Five!")
    }
  }

  @Test("Large pastes that are edited while they are sent arrive completely over random networks")
  func pastes() async throws {
    let typing = """
      for (let paste = 0; paste < 4; paste++) {
        if (!random(4)) offline(random(60000))
        if (!random(4)) restart(random(3000))
        await type(["abé😀".slice(random(3)).repeat(random(9000))], 5)
        if (!random(3)) erase()
        await type("xyz", [5, 500][random(2)], Math.min(line.length, 1))
        if (paste < 3 && !random(2)) enter()
        await sleep(random([10, 300, 3000][random(3)]))
      }
      """
    try await run { page in
      for seed in 0..<30 {
        let server = VirtualServer(savesText: true)
        let outcome = try await page.type(typing, on: server, seed: seed, fault: "() => random(33)")
        expect(outcome, on: server, "\(seed)")
      }
    }
  }

  @Test("A change by the program while a large paste is sent is kept")
  func changedPaste() async throws {
    let typing = """
      await type(["paste".repeat(10000)])
      for (let step = 0; step < 5; step++) {
        await server(["prepend", `${step}`])
        await sleep(random(200))
      }
      await type("abc")
      """
    try await run { page in
      for seed in 0..<10 {
        let server = VirtualServer(savesText: true)
        let outcome = try await page.type(typing, on: server, seed: seed)
        let text = "43210" + String(repeating: "paste", count: 10_000) + "abc"
        #expect(server.text.value == text && outcome.shown == text, "\(seed)")
      }
    }
  }

  @Test("The first edit of a long text keeps what the program changes meanwhile")
  func longText() async throws {
    let typing = """
      const long = "long ".repeat(1000)
      await server(["set", long])
      while (field().value !== long) await sleep(10)
      await server(["set", "A " + long])
      await type("abc")
      await sleep(3000)
      await server(["set", field().value.slice(2)])
      await type("def")
      """
    try await run { page in
      for seed in 0..<10 {
        let server = VirtualServer(savesText: true)
        let outcome = try await page.type(typing, on: server, seed: seed)
        let text = String(repeating: "long ", count: 1_000) + "abcdef"
        #expect(server.text.value == text && outcome.shown == text, "\(seed)")
      }
    }
  }
}
