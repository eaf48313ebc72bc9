import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("Scrolling in a terminal")
@MainActor struct TerminalScrollingTests {
  /// A stage with a section of items that scrolls orthogonally, between two others.
  private func stage(items: Int, itemWidth: Double = 96) -> Stage {
    func models(_ name: String, _ count: Int) -> [CellModel] {
      (0..<count).map { CellModel("\(name) \($0)", TableViewCell(.text("\(name)\($0)."))) }
    }
    let tiles = Section("Tiles", layout: .row(.continuous, itemWidth: itemWidth, spacing: 8)) {
      RowList(models("T", items))
    }
    let list = CollectionView {
      Section("Above") { RowList(models("A", 1)) }
      tiles
      Section("Below") { RowList(models("B", 2)) }
    }
    return Stage(LiveTree(ViewController("Tiles") { list }), width: 40, height: 20)
  }

  @Test("A text view without an indicator scrolls by keys")
  func hiddenIndicator() {
    let text = (0..<30).map { "line \($0)." }.joined(separator: "\n")
    let view = TextView(.text(text), .isEditable(false), .height(80), .showsVerticalScrollIndicator(false))
    let stage = Stage(LiveTree(VStack { view }), width: 24, height: 9)
    #expect(stage.text.contains("line 3.") && !stage.text.contains("line 6."))
    stage.press(.tab, .pageDown)
    #expect(stage.text.contains("line 6."))
  }

  @Test("A view with disabled scrolling has no scroll bar, and keeps the space of one", arguments: [false, true])
  func disabledScrolling(isEnabled: Bool) {
    let rows = (0..<30).map { TableViewCell(.text("Row \($0).")) }
    let views: [any Widget] = [
      ScrollView(.isScrollEnabled(isEnabled)) { VStack { for row in 0..<30 { Label("Row \(row).") } } },
      TableView(.isScrollEnabled(isEnabled)) { rows }, CollectionView(.isScrollEnabled(isEnabled)) { rows },
      TextView(
        .text((0..<30).map { "Row \($0)." }.joined(separator: "\n")), .isScrollEnabled(isEnabled), .height(100)),
    ]
    for view in views {
      let stage = Stage(LiveTree(view), width: 24, height: 9)
      #expect(stage.text.contains("▾") == isEnabled, "\(type(of: view)):\n\(stage.text)")
      #expect(stage.text.contains("Row 1."))
    }
  }

  @Test("Arrow keys scroll items sideways until the focused one is visible", arguments: [64.0, 96, 200])
  func arrows(itemWidth: Double) {
    let stage = stage(items: 60, itemWidth: itemWidth)
    stage.press(.tab, .right)
    #expect(stage.text.contains("T0."))
    for item in 1..<60 {
      stage.press(.right)
      #expect(stage.text.contains("T\(item)."), "\(item) is not visible:\n\(stage.text)")
    }
    for item in (0..<59).reversed() {
      stage.press(.left)
      #expect(stage.text.contains("T\(item)."), "\(item) is not visible:\n\(stage.text)")
    }
    #expect(stage.text.contains("A0.") && stage.text.contains("B0."))
  }

  @Test("A sideways wheel, or a wheel with Shift, scrolls the items under it while some are hidden")
  func wheel() throws {
    let stage = stage(items: 60)
    let place = try #require(stage.terminal.place(of: "T1."))
    func turn(x: Int, y: Int = 0, _ modifiers: KeyPress.Modifiers = []) {
      stage.handle(.pointer(.init(.wheel(x: x, y: y), x: place.x, y: place.y, modifiers)))
    }
    turn(x: 1)
    #expect(!stage.text.contains("T0.") && stage.text.contains("T1."))
    turn(x: 0, y: 1, .shift)
    #expect(!stage.text.contains("T1.") && stage.text.contains("T2."))
    for _ in 0..<80 { turn(x: 1) }
    let end = stage.text
    #expect(end.contains("T59.") && end.contains("T58."))
    for _ in 0..<80 { turn(x: -1) }
    #expect(stage.text.contains("T0.") && stage.text.contains("A0."))
  }

  @Test("No key scrolls a view that forbids keyboard scrolling, and the wheel does")
  func keyboardScrolling() throws {
    func stage(_ isAllowed: Bool) -> (LiveTree<Void>, Stage) {
      let tree = LiveTree(
        VStack {
          ScrollView(.height(60), .allowsKeyboardScrolling(isAllowed), .identifier("first")) {
            VStack {
              Button("In")
              for row in 0..<9 { Label("Row \(row)") }
            }
          }
          ScrollView(.height(60)) { VStack { for row in 0..<9 { Label("Other \(row)") } } }
        })
      return (tree, Stage(tree))
    }
    for key in [KeyPress.down, .pageDown, .end] {
      let (tree, still) = stage(false)
      #expect(still.press(key) == .unused)
      #expect(try tree.find(.identifier("first")).node()[ScrollView.self]?.contentOffset.y == 0)
      #expect(still.text.contains("Other 0"))
      still.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 1, y: 1)))
      #expect(try tree.find(.identifier("first")).node()[ScrollView.self]?.contentOffset.y == 60)
      let (other, free) = stage(true)
      #expect(free.press(key) == .done)
      #expect(try other.find(.identifier("first")).node()[ScrollView.self]?.contentOffset.y != 0)
    }
  }

  @Test("A sideways wheel over a table has no effect")
  func table() {
    let stage = Stage(LiveTree(TableView { for row in 0..<90 { TableViewCell(.text("Row \(row)")) } }))
    let before = stage.text
    #expect(stage.handle(.pointer(.init(.wheel(x: 1, y: 0), x: 2, y: 2))) == .unused)
    #expect(stage.text == before)
  }

  @Test("Texts of any number of lines scroll to their ends")
  func longTexts() {
    let text = (0..<60_000).map { "n\($0)." }.joined(separator: "\n")
    let stage = Stage(LiveTree(ScrollView { Label(text, .numberOfLines(0)) }))
    stage.press(.end)
    #expect(stage.text.contains("n59999.") && !stage.text.contains("▾"), "\(stage.text)")
    stage.press(.pageUp)
    #expect(stage.text.contains("n59982.") && stage.text.contains("▾"), "\(stage.text)")
  }

  @Test("The caret of a long text view is kept in view by the scroll view around it")
  func longTextView() {
    let text = (0..<12_000).map { "n\($0)." }.joined(separator: "\n")
    let stage = Stage(LiveTree(ScrollView { TextView(.text(text)) }))
    stage.press(.tab, .end + .control, "!")
    #expect(stage.text.contains("n11999.!") && stage.terminal.isCursorVisible, "\(stage.text)")
  }

  @Test("Keys scroll a tree without a control, also one that consists of a text alone")
  func textAlone() {
    let text = (0..<30).map { "n\($0)." }.joined(separator: "\n")
    let rows = VStack { for row in 0..<30 { Label("n\(row).") } }
    for tree in [LiveTree(Label(text, .numberOfLines(0))), LiveTree(rows)] {
      let stage = Stage(tree)
      stage.press(.down)
      #expect(!stage.text.contains("n0.") && stage.text.contains("n10."), "\(stage.text)")
      stage.press(.pageDown)
      #expect(stage.text.contains("n19.") && !stage.text.contains("n9."), "\(stage.text)")
      stage.press(.end)
      #expect(stage.text.contains("n29.") && stage.press(.pageDown) == .unused, "\(stage.text)")
      stage.press(.home)
      #expect(stage.text.contains("n0.") && stage.press(.up) == .unused, "\(stage.text)")
    }
  }

  @Test("A focused invalid field is scrolled into view with the texts below it")
  func messages() throws {
    let isChecked = Var(false)
    let tree = LiveTree {
      ScrollView {
        VStack {
          Button(
            "Save",
            .tapped
              --> inContext {
                isChecked.set(true)
                $0.focusFirst(in: .invalid)
              })
          for row in 0..<12 { Label("Row \(row)") }
          VStack {
            Label("Name")
            TextField(.isIn(.invalid) -- isChecked.value)
            if isChecked.value { Label("Enter a name") }
          }
          for row in 12..<20 { Label("Row \(row)") }
        }
      }
    }
    let stage = Stage(tree, width: 40, height: 8)
    try stage.click("Save")
    #expect(stage.text.contains("Enter a name"), "\(stage.text)")
  }
}
