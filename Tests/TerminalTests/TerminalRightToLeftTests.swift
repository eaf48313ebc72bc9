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

  @Test("The thumb of a slider follows the pointer, and the arrow keys go where they point")
  func slider() {
    let stage = stage { Slider() }
    stage.click(at: (0, 0))
    #expect(widget(stage, Slider.self)?.value == 1)
    stage.press(.right)
    #expect(widget(stage, Slider.self)?.value ?? 1 < 1)
    stage.press(.left)
    #expect(widget(stage, Slider.self)?.value == 1)
  }

  @Test("Arrow keys move to the segment at which they point")
  func segments() {
    let stage = stage { SegmentedControl(["One", "Two", "Three"], .selectedSegmentIndex(1)) }
    stage.press(.tab, .left)
    #expect(widget(stage, SegmentedControl.self)?.selectedSegmentIndex == 2)
    stage.press(.right, .right)
    #expect(widget(stage, SegmentedControl.self)?.selectedSegmentIndex == 0)
  }

  @Test("A row is swiped, by the pointer and by keys, away from the edge at which its actions open")
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
}
