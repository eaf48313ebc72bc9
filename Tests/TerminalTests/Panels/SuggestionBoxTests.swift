import LiveTesting
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("Suggestions below a field")
@MainActor struct SuggestionBoxTests {
  private let text = Var("")
  private let log = Var<[String]>([])
  private static let cities = ["Berlin", "Bern", "Bergen", "Paris"]

  private func stage(
    _ suggestions: [String] = cities, _ height: Int = 12, before: Int = 0, footer: TerminalFooter = .hidden
  ) -> Stage {
    let (text, log) = (text, log)
    let tree = LiveTree(
      VStack(.alignment(.fill)) {
        for row in 0..<before { Label("Row \(row)") }
        TextField(.text <--> text, .suggestions(suggestions), .textSubmitted --> { _ in log.value += ["return"] })
        Button("Next")
      })
    return Stage(tree, width: 60, height: height, footer: footer)
  }

  /// The lines of the list.
  private func list(_ stage: Stage) -> [String] {
    stage.terminal.lines.filter { $0.hasPrefix("│") }.map { String($0.dropFirst(2).prefix { $0 != " " }) }
  }

  @Test("Suggestions that start with the typed text show in any case")
  func typing() {
    let stage = stage()
    #expect(list(stage).isEmpty)
    stage.press("b")
    #expect(list(stage) == ["Berlin", "Bern", "Bergen"] && stage.terminal.reversed.isEmpty)
    stage.press("E", "r", "n")
    #expect(list(stage) == ["Bern"])
    stage.press("x")
    #expect(list(stage).isEmpty)
    stage.press(.backspace)
    #expect(list(stage) == ["Bern"])
    stage.press(.backspace, .backspace, .backspace, .backspace)
    #expect(list(stage).isEmpty && text.value == "")
  }

  @Test(
    "The down arrow enters the suggestions, and Return or Tab accepts one, as one change",
    arguments: [.return, .tab] as [KeyPress])
  func taking(key: KeyPress) {
    let stage = stage()
    stage.press("b", .down, .down)
    #expect(stage.terminal.reversed.contains("Bern") && text.value == "b")
    stage.press(key)
    #expect(text.value == "Bern" && list(stage).isEmpty && log.value.isEmpty)
    stage.press("_" + .control)
    #expect(text.value == "b")
  }

  @Test("Arrows go around the suggestions, and the up arrow at the first one returns to the text")
  func choosing() {
    let stage = stage()
    stage.press("b", .down, .up)
    #expect(stage.terminal.reversed.isEmpty && list(stage).count == 3)
    stage.press(.up, .return)
    #expect(text.value == "Bergen")
    text.set("")
    stage.press("b", .down, .down, .down, .down, .return)
    #expect(text.value == "Berlin")
  }

  @Test("Escape closes the suggestions, Return without a selected one submits, and Tab moves on")
  func leaving() throws {
    let stage = stage()
    stage.press("b", .escape)
    #expect(list(stage).isEmpty && stage.session.root().isTyping)
    stage.press("e", .return)
    #expect(log.value == ["return"] && text.value == "be" && list(stage).isEmpty)
    stage.press("r", .tab)
    #expect(text.value == "ber" && list(stage).isEmpty && !stage.session.root().isTyping)
  }

  @Test("In an empty field the down arrow opens all suggestions, and in one without any it moves the focus")
  func opening() {
    let stage = stage()
    stage.press(.down)
    #expect(list(stage) == Self.cities && stage.terminal.reversed.contains("Berlin"))
    let plain = self.stage([])
    plain.press(.down)
    #expect(!plain.session.root().isTyping)
  }

  @Test("A click on a suggestion accepts it, and a click elsewhere closes them")
  func pointer() throws {
    let stage = stage()
    stage.press("b")
    try stage.click("Bergen")
    #expect(text.value == "Bergen" && list(stage).isEmpty)
    text.set("")
    stage.press("b")
    stage.handle(.pointer(.init(.down(0), x: 50, y: 11)))
    #expect(list(stage).isEmpty && text.value == "b")
  }

  @Test("Pasting text opens the suggestions, and keys that do not choose one close them")
  func paste() {
    let stage = stage()
    stage.handle(.paste("Be"))
    #expect(list(stage).count == 3)
    stage.press(.home)
    #expect(list(stage).isEmpty)
  }

  @Test("Many suggestions are scrolled, and without space below they are above the field")
  func room() {
    let many = (10..<40).map { "a\($0)" }
    let stage = stage(many)
    stage.press("a")
    #expect(list(stage).count == 6 && stage.text.contains("▾"))
    for _ in 0..<10 { stage.press(.down) }
    #expect(list(stage).contains("a19") && stage.text.contains("▴"))
    let low = self.stage(many, 8, before: 6)
    text.set("")
    low.press("a")
    #expect(low.terminal.lines.first?.hasPrefix("╭") == true && list(low) == (10..<15).map { "a\($0)" })
    for height in [1, 2, 3] {
      let small = self.stage(many, height)
      text.set("")
      small.press("a", .down, .return)
      #expect(small.terminal.lines.count == height)
    }
  }

  @Test("Suggestions may change while they are open")
  func changing() {
    let suggestions = Var<[String]>([])
    let text = text
    let tree = LiveTree(VStack { TextField(.text <--> text, .suggestions <-- suggestions) })
    let stage = Stage(tree, width: 40, height: 8)
    stage.press("b")
    #expect(list(stage).isEmpty)
    suggestions.set(["Berlin"])
    stage.show()
    #expect(list(stage) == ["Berlin"])
    suggestions.set([])
    stage.show()
    #expect(list(stage).isEmpty)
  }

  @Test("A secure text has no suggestions, and a search bar has those of its field")
  func kinds() {
    let secure = Stage(LiveTree(VStack { TextField(.isSecureTextEntry(true), .suggestions(["abc"])) }))
    secure.press("a")
    #expect(list(secure).isEmpty)
    let search = Stage(LiveTree(VStack { SearchBar(.suggestions(["abc"])) }))
    search.press("a")
    #expect(list(search) == ["abc"])
  }

  @Test("The footer names the keys of the suggestions")
  func footer() {
    let stage = stage(footer: .visible)
    #expect(stage.terminal.lines.last?.hasPrefix(" ↓ Suggestions  Return Submit") == true)
    stage.press("b")
    #expect(stage.terminal.lines.last?.hasPrefix(" ↑↓ Choose  Return Submit") == true)
    stage.press(.down)
    #expect(stage.terminal.lines.last?.hasPrefix(" ↑↓ Choose  Return Take  Esc Close   ") == true)
  }
}
