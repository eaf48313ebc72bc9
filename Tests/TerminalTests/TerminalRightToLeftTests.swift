import LiveTesting
import Mod
import Testing

@testable import Terminal

@Suite("Right to left in a terminal")
@MainActor struct TerminalRightToLeftTests {
  private func stage(width: Int = 20, height: Int = 8, @WidgetBuilder _ content: @escaping () -> Children) -> Stage {
    Stage(
      LiveTree(VStack(.semanticContentAttribute(.forceRightToLeft)) { content() }), width: width, height: height)
  }

  private func widget<Shown: Widget>(_ stage: Stage, _ type: Shown.Type = Shown.self) -> Shown? {
    stage.session.root().children.lazy.compactMap { $0[Shown.self] }.first
  }

  @Test("A text reads the same while it is edited, and a click places the caret at the clicked letter")
  func field() {
    let stage = stage { TextField(.text("Hello")) }
    stage.press(.escape)
    #expect(stage.terminal.lines[0] == String(repeating: " ", count: 15) + "Hello")
    stage.press(.tab)
    // The caret has a cell of its own behind the last character.
    #expect(stage.terminal.lines[0] == String(repeating: " ", count: 14) + "Hello")
    stage.click(at: (17, 0))
    #expect(stage.terminal.lines[0].contains("Hello") && stage.terminal.cursor.x == 17, "\(stage.text)")
    stage.press("x")
    #expect(stage.text.contains("Helxlo"), "\(stage.text)")
    stage.press(.end, "(")
    #expect(stage.text.contains("Helxlo("), "\(stage.text)")
    stage.press(.home, .right + .shift)
    #expect(stage.terminal.reversed == "H")
  }

  @Test("Arrows move the caret of a text view to the letter above or below")
  func view() {
    let stage = stage(width: 12) { TextView(.text("one two three four"), .height(100)) }
    stage.press(.tab)
    #expect(stage.text.contains("one two") && stage.text.contains("three four"), "\(stage.text)")
    stage.press(.home + .control, .right, .right, .right, .right)
    let start = stage.terminal.cursor
    stage.press(.down)
    #expect(stage.terminal.cursor.x == start.x && stage.terminal.cursor.y == 1, "\(stage.text)")
    stage.press(.up)
    #expect(stage.terminal.cursor.x == start.x && stage.terminal.cursor.y == 0, "\(stage.text)")
  }

  @Test("The thumb of a slider follows the pointer, and arrow keys move it in their direction")
  func slider() {
    let stage = stage { Slider() }
    stage.click(at: (0, 0))
    #expect(widget(stage, Slider.self)?.value == 1)
    stage.press(.right)
    #expect(widget(stage, Slider.self)?.value ?? 1 < 1)
    stage.press(.left)
    #expect(widget(stage, Slider.self)?.value == 1)
  }

  @Test("Arrow keys select the segment in their direction")
  func segments() {
    let stage = stage { SegmentedControl(["One", "Two", "Three"], .selectedSegmentIndex(1)) }
    stage.press(.tab, .left)
    #expect(widget(stage, SegmentedControl.self)?.selectedSegmentIndex == 2)
    stage.press(.right, .right)
    #expect(widget(stage, SegmentedControl.self)?.selectedSegmentIndex == 0)
  }

  @Test("A row is swiped away from the edge of its actions, by the pointer and by keys")
  func swipes() throws {
    let row = CellModel(0, TableViewCell(.text("Row"))).with {
      $0.trailingSwipeActions = [SwipeAction("Trash") {}]
      $0.leadingSwipeActions = [SwipeAction("Read") {}]
    }
    let tree = LiveTree(
      ViewController("") {
        TableView(.separatorStyle(.none), .semanticContentAttribute(.forceRightToLeft)) { Section { RowList([row]) } }
      })
    let stage = Stage(tree, width: 40, height: 8)
    let place = try #require(stage.terminal.place(of: "Row"))
    #expect(place.x > 30)
    stage.drag(from: (30, place.y), x: -12)
    #expect(stage.text.contains("[ Read ]"), "\(stage.text)")
    stage.drag(from: (10, place.y), x: 12)
    #expect(!stage.text.contains("[ Read ]"), "\(stage.text)")
    stage.press(.tab, .down, .right + .alternate)
    #expect(stage.text.contains("[ Trash ]"), "\(stage.text)")
  }

  @Test("A direction of the environment is drawn, and followed by keys, as a widget's own is")
  func environment() {
    for isInner in [false, true] {
      func direction(_ isHere: Bool) -> Mod<StackView> {
        isHere ? .environment(\.layoutDirection, .rightToLeft) : .identity
      }
      let tree = LiveTree(
        VStack(direction(!isInner)) {
          HStack(direction(isInner), .spacing(8)) {
            Label("first")
            Slider(.value(0.25))
            Label("last")
          }
        })
      let stage = Stage(tree, width: 30, height: 2)
      #expect(stage.terminal.lines[0].hasPrefix("last") && stage.terminal.lines[0].hasSuffix("first"), "\(stage.text)")
      stage.press(.tab, .left)
      let slider = tree.root.children[0].children[1]
      #expect(slider[Slider.self]?.value ?? 0 > 0.25)
    }
  }
}
