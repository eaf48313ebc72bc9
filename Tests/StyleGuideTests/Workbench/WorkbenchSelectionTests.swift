import Foundation
import StyleGuide
import Testing
import Widgets

@Suite("The selection of a workbench") struct WorkbenchSelectionTests {
  @Test("The address of a selection restores it, whatever its texts are")
  func addresses() {
    var generator = Texts()
    for _ in 0..<500 {
      var selection = WorkbenchSelection(card: generator.words().joined(separator: "/"))
      for _ in 0..<generator.number(4) { selection.choices[generator.text()] = generator.text() }
      selection.states = Set((0..<generator.number(3)).map { _ in generator.text() })
      selection.theme = generator.number(2) == 0 ? nil : generator.text()
      selection.isDark = generator.number(2) == 0
      selection.hasHighContrast = generator.number(2) == 0
      selection.isRightToLeft = generator.number(2) == 0
      selection.textSize = ContentSizeCategory.allCases[generator.number(12)]
      selection.width = [nil, 1, 320.5, 10_000][generator.number(4)]
      selection.text = generator.number(2) == 0 ? nil : generator.text()
      #expect(WorkbenchSelection(address: selection.address) == selection, "\(selection.address)")
    }
  }

  @Test("An address is short and legible")
  func legible() {
    var selection = WorkbenchSelection(card: "buttons")
    #expect(WorkbenchSelection().address == "/" && selection.address == "/buttons")
    selection.choices["tone"] = "danger"
    selection.states = ["hovered", "disabled"]
    selection.isDark = true
    #expect(selection.address == "/buttons?look.tone=danger&state=disabled&state=hovered&dark")
  }

  @Test("A text that is too long is left out of the address")
  func longTexts() {
    var selection = WorkbenchSelection(card: "buttons")
    selection.isDark = true
    selection.text = String(repeating: "ن", count: 600)
    #expect(WorkbenchSelection(address: selection.address) == selection)
    selection.text = String(repeating: "ن", count: 2_000)
    #expect(selection.address == "/buttons?dark")
  }

  @Test("Unknown parts of an address are ignored")
  func meaningless() {
    #expect(WorkbenchSelection(address: "/buttons?colour=red&width=nan&width=-3&width=1e9") == .init(card: "buttons"))
    #expect(WorkbenchSelection(address: "/buttons?textSize=huge&textSize=large") == .init(card: "buttons"))
    #expect(WorkbenchSelection(address: "https://example.org/a/b/?dark=0#c").card == "a/b")
    #expect(WorkbenchSelection(address: "") == WorkbenchSelection())
    #expect(WorkbenchSelection(address: "//[%") == WorkbenchSelection())
  }

  @Test("A selection is saved and restored")
  func coding() throws {
    var selection = WorkbenchSelection(card: "a")
    (selection.choices, selection.states, selection.width) = (["b": "c"], ["d"], 320)
    selection.textSize = .accessibilityLarge
    let data = try JSONEncoder().encode(selection)
    let restored = try JSONDecoder().decode(WorkbenchSelection.self, from: data)
    #expect(restored == selection && restored.textSize == .accessibilityLarge)
  }
}

/// A source of drawn texts, the same ones in each run.
private struct Texts {
  private var state: UInt64 = 7

  mutating func number(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  mutating func text() -> String {
    let parts = ["a", "tone", "&", "=", "+", "%", "%41", " ", "?", "#", "/", "ü", "नि", "🏳️‍🌈", ";", ",", "\n", "\""]
    return (0..<number(5)).map { _ in parts[number(parts.count)] }.joined()
  }

  /// Returns words that are no empty steps of a path.
  mutating func words() -> [String] {
    (0..<number(3)).map { _ in "x" + text().filter { $0 != "/" } }
  }
}
