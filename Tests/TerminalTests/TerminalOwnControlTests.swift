import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("A custom control in a terminal")
@MainActor struct TerminalOwnControlTests {
  @Test("The pointer operates the parts of a custom control, keys its value, and its focus is shown")
  func operating() throws {
    let level = Var(1)
    let stage = Stage(LiveTree(Volume(\.level <--> level)), width: 20, height: 1)
    #expect(stage.text.contains("▮▯▯▯"))
    try stage.click("+")
    #expect(level.value == 2 && stage.text.contains("▮▮▯▯"))
    try stage.click("-")
    #expect(level.value == 1)
    stage.press(.tab, .end)
    #expect(level.value == 4)
    #expect(stage.terminal.reversed.contains("▮▮▮▮"))
    guard case .refused = try stage.click("+") else {
      Issue.record("It goes beyond its limit.")
      return
    }
    stage.press("2")
    #expect(level.value == 2 && stage.text.contains("▮▮▯▯"))
  }

  @Test("A disabled control is dim, as in pages and drawings")
  func disabled() {
    func shown(_ mod: Mod<Volume>) -> String { Preview.terminal(Volume(mod), width: 20, color: true) }
    #expect(shown(.isEnabled(false)) == shown(.alpha(0.5)) && shown(.isEnabled(false)) != shown(.isEnabled(true)))
  }
}

private struct Volume: Control, Operable, Previewable {
  var level = 0
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Volume> { .number(\.level, in: 0...4) }

  var preview: any Widget {
    HStack(.spacing(8)) {
      Label("-", .operation(.step(-1)))
      Label(String(repeating: "▮", count: level) + String(repeating: "▯", count: 4 - level))
      Label("+", .operation(.step(1)))
    }
  }
}
