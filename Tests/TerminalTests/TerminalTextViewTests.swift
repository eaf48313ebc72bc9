import Foundation
import LiveTesting
import Mod
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("A text view that is too long for its space in a terminal")
@MainActor struct TerminalTextViewTests {
  private static let text = (0..<30).map { "Line \($0)." }.joined(separator: "\n")

  private func stage(_ mods: Mod<TextView>..., keys: [KeyPress] = []) -> Stage {
    let view = TextView(.text(Self.text), .height(80), Mod(list: mods))
    let stage = Stage(
      LiveTree(
        VStack {
          Label("Above"); view; Button("Below")
        }), width: 20, height: 8)
    for key in keys { stage.press(key) }
    return stage
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.terminal.lines[1..<5].map { String($0.prefix(18)).trimmingCharacters(in: .whitespaces) }
  }

  private func caret(_ stage: Stage) -> (x: Int, y: Int)? {
    stage.terminal.isCursorVisible ? stage.terminal.cursor : nil
  }

  private static func numbered(_ range: Range<Int>) -> [String] { range.map { "Line \($0)." } }

  @Test("The wheel scrolls a long text view, focused or not, and a scroll bar is shown")
  func wheel() {
    for isFocused in [false, true] {
      let stage = stage(keys: isFocused ? [.home + .control] : [.tab])
      stage.handle(.pointer(.init(.wheel(x: 0, y: -9), x: 5, y: 2)))
      #expect(lines(stage) == Self.numbered(0..<4) && stage.text.contains("▾"), "\(stage.text)")
      stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 5, y: 2)))
      #expect(lines(stage) == Self.numbered(3..<7) && stage.text.contains("▴"), "\(stage.text)")
      stage.handle(.pointer(.init(.wheel(x: 0, y: 20), x: 5, y: 2)))
      #expect(lines(stage) == Self.numbered(26..<30) && !stage.text.contains("▾"), "\(stage.text)")
      #expect(stage.differenceToWhole == nil)
    }
  }

  @Test("The caret moves through the visible lines before the text scrolls")
  func arrows() {
    let stage = stage(keys: [.home + .control, .down, .down, .down])
    #expect(lines(stage) == Self.numbered(0..<4) && caret(stage)?.y == 4, "\(stage.text)")
    stage.press(.down)
    #expect(lines(stage) == Self.numbered(1..<5) && caret(stage)?.y == 4, "\(stage.text)")
    stage.press(.up, .up, .up)
    #expect(lines(stage) == Self.numbered(1..<5) && caret(stage)?.y == 1, "\(stage.text)")
    stage.press(.up)
    #expect(lines(stage) == Self.numbered(0..<4))
  }

  @Test("Page Down and Page Up move the caret by the visible lines")
  func pages() {
    let stage = stage(keys: [.home + .control, .down, .pageDown])
    #expect(lines(stage) == Self.numbered(3..<7) && caret(stage)?.y == 2, "\(stage.text)")
    stage.press(.pageDown, .pageUp)
    #expect(lines(stage) == Self.numbered(3..<7) && caret(stage)?.y == 2, "\(stage.text)")
    stage.press(.pageUp, .pageUp)
    #expect(lines(stage) == Self.numbered(0..<4) && caret(stage)?.y == 1, "\(stage.text)")
    for _ in 0..<12 { stage.press(.pageDown) }
    #expect(lines(stage) == Self.numbered(26..<30) && caret(stage)?.y == 4, "\(stage.text)")
  }

  @Test("Typing scrolls the caret into view")
  func typing() {
    let stage = stage(keys: [.home + .control])
    stage.handle(.pointer(.init(.wheel(x: 0, y: 5), x: 5, y: 2)))
    #expect(caret(stage) == nil)
    stage.press("x")
    #expect(lines(stage).first == "xLine 0." && caret(stage)?.y == 1, "\(stage.text)")
  }

  @Test("A click places the caret at the letter under the pointer without scrolling")
  func click() throws {
    let stage = stage(keys: [.end + .control, .escape])
    stage.handle(.pointer(.init(.wheel(x: 0, y: -2), x: 5, y: 2)))
    let shown = lines(stage)
    try stage.click(shown[2], 3)
    #expect(lines(stage) == shown && caret(stage)?.y == 3 && caret(stage)?.x == 3, "\(stage.text)")
  }

  @Test("A text that the program scrolls shows its offset while it is not focused")
  func offset() {
    let offset = Var(CGPoint.zero)
    let stage = stage(.isEditable(false), .contentOffset <-- offset)
    offset.set(CGPoint(x: 0, y: 200))
    stage.show()
    #expect(lines(stage) == Self.numbered(10..<14), "\(stage.text)")
    offset.set(CGPoint(x: 0, y: 20_000))
    stage.show()
    #expect(lines(stage) == Self.numbered(26..<30), "\(stage.text)")
  }
}
