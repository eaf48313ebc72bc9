import LiveTesting
import Mod
import Testing
import Widgets

@testable import Terminal

@Suite("Keys for a focus that is out of view")
@MainActor struct TerminalUnseenFocusTests {
  private let log = Var<[String]>([])

  /// Returns a stage whose focused widget, above 30 labels, has been scrolled out of view.
  private func stage(_ widget: some Widget) -> Stage {
    let stage = Stage(
      LiveTree(
        ScrollView {
          VStack {
            widget
            for row in 0..<30 { Label("Row \(row)") }
          }
        }), width: 40, height: 8)
    for _ in 0..<6 { stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 5, y: 5))) }
    #expect(stage.text.contains("Row 19"), "\(stage.text)")
    return stage
  }

  @Test("Wheels, sliders and buttons out of view are scrolled into view before a key changes them")
  func changes() {
    let picker = stage(PickerView(.components([["A", "B", "C"]])))
    picker.press(.down)
    #expect(!picker.text.contains("C") && picker.text.contains("Row 0"), "\(picker.text)")
    picker.press(.down)
    #expect(picker.text.contains("C"))
    let value = Var(0.0)
    let slider = stage(Slider(.value <--> value))
    slider.press(.right)
    #expect(value.value == 0 && slider.text.contains("Row 0"))
    slider.press(.right)
    #expect(value.value > 0)
    let button = stage(Button("Delete", .tapped --> { log.set(log.value + ["delete"]) }))
    button.press(.return)
    #expect(log.value.isEmpty && button.text.contains("Delete"))
    button.press(.return)
    #expect(log.value == ["delete"])
  }

  @Test("Scrolling keys start from the visible part, and typed text is not lost")
  func scrolling() {
    let button = stage(Button("Delete"))
    button.press(.pageDown)
    #expect(button.text.contains("Row 26"), "\(button.text)")
    let text = Var("")
    let field = stage(TextField(.text <--> text))
    field.press("a")
    #expect(text.value == "a" && field.text.contains("Row 0"))
  }

  @Test("Page keys scroll a whole page after the focus has moved, even if the control could stay in view")
  func pages() {
    let stage = Stage(
      LiveTree(
        ScrollView {
          VStack {
            for row in 0..<30 { if row == 5 || row == 6 { Button("Row 5") } else { Label("Row \(row)") } }
          }
        }), width: 40, height: 8)
    stage.press(.tab, .pageDown)
    #expect(stage.text.contains("Row 7") && stage.text.contains("Row 14"), "\(stage.text)")
  }
}
