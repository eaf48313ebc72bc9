import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("The panel with all keys")
@MainActor struct HelpPanelTests {
  private func stage(_ width: Int = 80, _ height: Int = 24) -> Stage {
    Stage(
      LiveTree(
        VStack {
          Button("Save"); TextField(.placeholder("Name"), .textSubmitted --> { _ in })
        }), width: width, height: height)
  }

  @Test("F1 opens the help over everything, and Escape closes it")
  func opening() {
    let stage = stage()
    let before = stage.text
    stage.press(KeyPress(.function(1)))
    #expect(stage.text.contains("─ Keys ─") && stage.text.contains("Everywhere") && stage.text.contains("Submit"))
    stage.press(.escape)
    #expect(stage.text == before)
  }

  @Test("A question mark opens and closes the help, unless it is typed into a text")
  func questionMark() {
    let stage = stage()
    stage.press("?")
    #expect(!stage.text.contains("─ Keys ─") && stage.text.contains("?"))
    stage.press(.tab, "?")
    #expect(stage.text.contains("─ Keys ─"))
    stage.press("?")
    #expect(!stage.text.contains("─ Keys ─"))
  }

  @Test("Keys pressed in the help scroll it, and do not reach the tree below")
  func keys() {
    let stage = stage(60, 12)
    stage.press(KeyPress(.function(1)))
    #expect(!stage.text.contains("undo, repeat"))
    stage.press("x", .end)
    #expect(stage.text.contains("undo, repeat"))
    stage.press(.home)
    #expect(!stage.text.contains("undo, repeat"))
    stage.handle(.paste("pasted"))
    stage.press(.escape)
    #expect(!stage.text.contains("x") && !stage.text.contains("pasted"))
  }

  @Test("The key of the help closes it, and the keys of help and palette replace one by the other")
  func others() {
    let (stage, help, palette) = (stage(), KeyPress(.function(1)), "p" + KeyPress.Modifiers.control)
    func panels() -> [String] { ["─ Keys ─", "─ Go to ─"].filter { stage.text.contains($0) } }
    stage.press(help, palette)
    #expect(panels() == ["─ Go to ─"])
    stage.press("?")
    #expect(panels() == ["─ Go to ─"] && stage.text.contains("│ ?"))
    stage.press(help)
    #expect(panels() == ["─ Keys ─"])
    stage.press(help)
    #expect(panels().isEmpty)
    stage.press(palette, palette)
    #expect(panels().isEmpty)
  }

  @Test("A click beside the help closes it, and one inside does not")
  func pointer() {
    let stage = stage()
    stage.press(KeyPress(.function(1)))
    stage.handle(.pointer(.init(.down(0), x: 40, y: 8)))
    stage.handle(.pointer(.init(.up, x: 40, y: 8)))
    #expect(stage.text.contains("─ Keys ─"))
    stage.handle(.pointer(.init(.down(0), x: 1, y: 8)))
    #expect(!stage.text.contains("─ Keys ─"))
  }

  @Test("The help fits any terminal, also one that is resized")
  func sizes() {
    let stage = stage()
    stage.press(KeyPress(.function(1)))
    for (width, height) in [(1, 1), (3, 2), (15, 4), (16, 5), (200, 60), (2, 30), (80, 24)] {
      stage.handle(.resize(width: width, height: height))
      #expect(stage.terminal.lines.count == height)
      stage.press(.down, .end, .home)
    }
    #expect(stage.text.contains("─ Keys ─"))
  }
}
