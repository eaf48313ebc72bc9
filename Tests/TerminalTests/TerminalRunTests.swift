import Foundation
import Layout
import LiveTesting
import Testing

@testable import Terminal

@Suite("Running a tree in a terminal", .serialized)
@MainActor struct TerminalRunTests {
  @Test("A tree runs until Control-C on the terminal of this process, and restores its mode")
  func run() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let traits = TerminalTraits(["TERM": "xterm"])
    let device = try TerminalDevice(input: terminal.slave, output: terminal.slave, traits: traits)
    let name = Var("")
    let tree = LiveTree(
      VStack {
        TextField(.text <--> name)
        Label(.text <-- name.map { "Hello, \($0)!" })
      })
    let running = Task { try await Terminal.run(tree, on: device, traits: traits) }
    try await terminal.wait(until: "Hello, !")
    await #expect(throws: TerminalError.inUse) { try await Terminal.run(tree, on: device, traits: traits) }
    terminal.send("\tAda")
    try await terminal.wait(until: "Hello, Ada!")
    name.set("Grace")
    try await terminal.wait(until: "Hello, Grace!")
    terminal.send("\u{1B}")
    try await terminal.wait(until: { !$0.screen.isCursorVisible })
    terminal.send("\u{3}")
    try await running.value
    #expect(terminal.mode == before)
  }

  @Test("A terminal that accepts no bytes does not block the program, and later shows the latest state")
  func slow() async throws {
    let terminal = try PseudoTerminal(width: 200, height: 50)
    let traits = TerminalTraits(["TERM": "xterm"])
    let device = try TerminalDevice(input: terminal.slave, output: terminal.slave, traits: traits)
    let text = Var("Start")
    let tree = LiveTree(Label(.text <-- text, .numberOfLines(0)))
    let running = Task { try await Terminal.run(tree, on: device, traits: traits) }
    try await terminal.wait(until: "Start")
    // Nobody reads these frames, which are more than the system keeps.
    for number in 0..<100 {
      text.set(String(repeating: "\(number) ", count: 3_000))
      for _ in 0..<10 { await Task.yield() }
    }
    text.set("Latest")
    try await terminal.wait(until: "Latest")
    try await terminal.wait(until: { !$0.screen.text.contains("9") })
    terminal.send("\u{3}")
    try await running.value
  }

  @Test("An indicator turns without any input")
  func turning() async throws {
    let terminal = try PseudoTerminal()
    let traits = TerminalTraits(["TERM": "linux"])
    let device = try TerminalDevice(input: terminal.slave, output: terminal.slave, traits: traits)
    let isLoading = Var(false)
    let tree = LiveTree(
      HStack {
        Label("Loading"); ActivityIndicatorView(.isAnimating <-- isLoading)
      })
    let running = Task { try await Terminal.run(tree, on: device, traits: traits) }
    try await terminal.wait(until: "Loading")
    isLoading.set(true)
    var signs: Set<Character> = []
    let start = ContinuousClock.now
    while signs.count < 3, .now - start < .seconds(10) {
      _ = terminal.readSome()
      signs.formUnion(terminal.screen.text.filter { $0.unicodeScalars.allSatisfy { 0x2800...0x28FF ~= $0.value } })
      await Task.yield()
    }
    #expect(signs.count >= 3)
    running.cancel()
    try await running.value
  }

  @Test("Frames are drawn while keys arrive faster than they are handled, and Control-C takes effect at once")
  func busy() async throws {
    let terminal = try PseudoTerminal()
    let traits = TerminalTraits(["TERM": "xterm"])
    let device = try TerminalDevice(input: terminal.slave, output: terminal.slave, traits: traits)
    let count = Var(0)
    let tap = { @MainActor in
      Thread.sleep(forTimeInterval: 0.01)
      count.set(count.value + 1)
    }
    let tree = LiveTree(Button(.title <-- count.map { "\($0) taps" }, .tapped --> { tap() }))
    let running = Task { try await Terminal.run(tree, on: device, traits: traits) }
    try await terminal.wait(until: "0 taps")
    let keys = 1_000
    terminal.send("\t" + String(repeating: "\r", count: keys))
    var shown: Set<String> = []
    try await terminal.wait { terminal in
      shown.insert(terminal.screen.text)
      return shown.count > 5 || count.value == keys
    }
    #expect(shown.count > 5 && count.value < keys)
    terminal.send("\u{3}")
    try await running.value
    #expect(count.value < keys)
  }

  @Test("Cancelling the task ends the run")
  func cancel() async throws {
    let terminal = try PseudoTerminal()
    let traits = TerminalTraits(["TERM": "linux"])
    let device = try TerminalDevice(input: terminal.slave, output: terminal.slave, traits: traits)
    let running = Task { try await Terminal.run(LiveTree(Label("Text")), on: device, traits: traits) }
    try await terminal.wait(until: "Text")
    running.cancel()
    try await running.value
  }

  @Test("Closing the terminal ends the run")
  func closed() async throws {
    var terminal: PseudoTerminal? = try PseudoTerminal()
    let slave = dup(try #require(terminal).slave)
    defer { close(slave) }
    let traits = TerminalTraits(["TERM": "xterm"])
    let device = try TerminalDevice(input: slave, output: slave, traits: traits)
    let running = Task { try await Terminal.run(LiveTree(Label("Text")), on: device, traits: traits) }
    try await terminal?.wait(until: "Text")
    terminal = nil
    try await running.value
  }

  @Test("A program without a terminal, or in one that cannot move its cursor, ends with advice")
  func refusals() throws {
    let terminal = try PseudoTerminal()
    #expect(throws: TerminalError.dumbTerminal("dumb")) {
      try TerminalDevice(input: terminal.slave, output: terminal.slave, traits: TerminalTraits(["TERM": "dumb"]))
    }
    #expect(throws: TerminalError.noTerminal) {
      try TerminalDevice(input: terminal.slave, output: -1, traits: TerminalTraits(["TERM": "xterm"]))
    }
    for error in [TerminalError.noTerminal, .dumbTerminal("dumb")] {
      #expect("\(error)".contains("Preview.terminal(_:)"))
    }
    #expect("\(TerminalError.noRawMode("No such device"))".contains("No such device"))
    #expect("\(TerminalError.inUse)".contains("Another tree"))
  }

  @Test("The environment sets the number of colors")
  func traits() {
    func depth(_ variables: [String: String]) -> ColorDepth { TerminalTraits(variables).depth }
    #expect(depth(["TERM": "xterm-256color"]) == .palette)
    #expect(depth(["TERM": "xterm"]) == .basic)
    #expect(depth(["TERM": "xterm", "COLORTERM": "truecolor"]) == .trueColor)
    #expect(depth(["TERM": "xterm", "COLORTERM": "24bit"]) == .trueColor)
    #expect(depth(["TERM": "xterm-direct"]) == .trueColor)
    #expect(depth(["TERM": "xterm", "COLORTERM": "yes"]) == .palette)
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == .none)
    #expect(depth(["TERM": "xterm-256color", "NO_COLOR": ""]) == .palette)
    #expect(TerminalTraits([:]).isDumb && !TerminalTraits(["TERM": "linux"]).hasKeyProtocol)
  }
}

extension PseudoTerminal {
  /// Reads until a condition holds, while the main actor goes on.
  @MainActor fileprivate func wait(until condition: (PseudoTerminal) -> Bool) async throws {
    var silence = 0
    while !condition(self), silence < Self.longestSilence {
      silence = readSome() ? 0 : silence + 1
      await Task.yield()
    }
    try #require(condition(self), "The terminal does not come to show that:\n\(screen.text)")
  }

  @MainActor fileprivate func wait(until text: String) async throws {
    try await wait(until: { $0.screen.text.contains(text) })
  }
}
