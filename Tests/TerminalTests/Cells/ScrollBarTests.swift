import LiveTesting
import Testing
import Widgets

@testable import Terminal

@Suite("Scroll bars")
@MainActor struct ScrollBarTests {
  private func bar(_ offset: Int, total: Int = 100, visible: Int = 20, length: Int = 12) -> ScrollBar? {
    ScrollBar(total: total, visible: visible, offset: offset, length: length)
  }

  private func signs(_ bar: ScrollBar?) -> String {
    guard let bar else { return "" }
    return String((0..<bar.length).map { bar.sign(at: $0).sign })
  }

  @Test("A scroll bar has a thumb in proportion to the visible part, and arrows only if there is more")
  func signs() {
    #expect(signs(bar(0)) == "│┃┃││││││││▾")
    #expect(signs(bar(40)) == "▴││││┃┃││││▾")
    #expect(signs(bar(80)) == "▴││││││││┃┃│")
    #expect(signs(bar(500)) == signs(bar(80)) && signs(bar(-3)) == signs(bar(0)))
    #expect(bar(0, total: 20) == nil && bar(0, length: 0) == nil)
  }

  @Test("A scroll bar of one or two cells has only arrows")
  func low() {
    #expect(signs(bar(0, length: 1)) == "▾" && signs(bar(9, length: 1)) == "▾" && signs(bar(80, length: 1)) == "▴")
    #expect(signs(bar(0, length: 2)) == "│▾" && signs(bar(9, length: 2)) == "▴▾" && signs(bar(80, length: 2)) == "▴│")
    #expect(signs(bar(0, length: 3)) == "│┃▾")
  }

  @Test("The thumb and the offsets of a scroll bar stay within its limits, whatever the numbers are")
  func extremes() throws {
    for total in [1, 2, 21, 1_000_000, Int.max] {
      for length in [1, 2, 3, 7] {
        for offset in [0, total / 2, total] {
          guard let bar = bar(offset, total: total, visible: min(20, total - 1), length: length) else {
            #expect(total == 0)
            continue
          }
          #expect(bar.thumb.lowerBound >= 0 && bar.thumb.upperBound <= length)
          for cell in -1...length { #expect((0...total - bar.visible).contains(bar.offset(ofThumbAt: cell))) }
        }
      }
    }
  }

  @Test("Only a view that can scroll has a scroll bar, which takes a column from its content")
  func column() {
    func text(rows: Int) -> [String] {
      Stage(LiveTree(ScrollView { VStack { for _ in 0..<rows { Label("0123456789") } } }), width: 10, height: 4)
        .terminal.lines
    }
    #expect(text(rows: 4) == Array(repeating: "0123456789", count: 4))
    #expect(text(rows: 5) == ["01234567…│", "01234567…┃", "01234567…┃", "01234567…▾"])
  }

  @Test("In a view with a border the scroll bar is inside it, and the last row can be reached")
  func border() throws {
    let rows = VStack { for row in 0..<10 { Label("Row \(row)") } }
    let stage = Stage(LiveTree(ScrollView(.layer.borderWidth(1), .height(120)) { rows }), width: 12, height: 6)
    #expect(stage.terminal.lines.map(\.last) == ["┐", "│", "│", "│", "│", "┘"], "\(stage.text)")
    #expect(stage.terminal.lines[1...4].map { $0.dropLast().last } == ["│", "┃", "│", "▾"], "\(stage.text)")
    stage.press(.end)
    #expect(stage.terminal.lines[4].hasPrefix("│Row 9"), "\(stage.text)")
    #expect(stage.terminal.lines[1...4].map { $0.dropLast().last } == ["▴", "│", "┃", "│"], "\(stage.text)")
    stage.handle(.pointer(.init(.down(0), x: 10, y: 1)))
    #expect(stage.terminal.lines[1].hasPrefix("│Row 5"), "\(stage.text)")
  }

  @Test("Page Down shows each row of a view with a border, and scrolls the view around it at its end")
  func nested() {
    let inner = ScrollView(.layer.borderWidth(1), .height(100)) { VStack { for row in 1...6 { Label("Row \(row)") } } }
    let outer = ScrollView {
      VStack {
        inner; for row in 0..<20 { Label("Text \(row)") }
      }
    }
    let stage = Stage(LiveTree(ViewController("Title") { outer }), width: 20, height: 10)
    var seen: [String] = []
    for _ in 0..<6 where !stage.text.contains("Row 6") {
      seen.append(stage.text)
      stage.press(.pageDown)
    }
    seen.append(stage.text)
    for row in 1...6 { #expect(seen.contains { $0.contains("Row \(row)") }, "Row \(row)") }
    for _ in 0..<6 { stage.press(.pageDown) }
    #expect(stage.text.contains("Text 19"), "\(stage.text)")
  }

  @Test("A scroll bar whose indicator is switched off takes no column")
  func hidden() {
    let lines = Stage(
      LiveTree(
        ScrollView(.showsVerticalScrollIndicator(false)) { VStack { for _ in 0..<9 { Label("0123456789") } } }),
      width: 10, height: 4
    ).terminal.lines
    #expect(lines == Array(repeating: "0123456789", count: 4))
  }

  @Test("Tables, collections, and trees that are higher than the terminal have scroll bars that follow scrolling")
  func kinds() {
    let trees: [any Widget] = [
      TableView { for row in 0..<40 { TableViewCell(.text("Row \(row)")) } },
      CollectionView { for row in 0..<40 { TableViewCell(.text("Row \(row)")) } },
      ScrollView { VStack { for row in 0..<40 { Label("Row \(row)") } } },
      VStack { for row in 0..<40 { Label("Row \(row)") } },
    ]
    for tree in trees {
      let stage = Stage(LiveTree(tree), width: 20, height: 8)
      func column() -> String { stage.terminal.rows.map { $0.last?.text ?? "" }.joined() }
      #expect(column().first == "│" && column().last == "▾", "\(stage.text)")
      stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 2)))
      #expect(column().first == "▴" && column().last == "▾", "\(stage.text)")
      for _ in 0..<60 { stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 2))) }
      #expect(column().first == "▴" && column().last == "│", "\(stage.text)")
      #expect(stage.differenceToWhole == nil)
    }
  }

  @Test("The arrows of a bar scroll by a line, its track by a page, and its thumb follows the pointer")
  func pointer() {
    let trees: [any Widget] = [
      TableView { for row in 0..<40 { TableViewCell(.text("Row \(row).")) } },
      ScrollView { VStack { for row in 0..<40 { Label("Row \(row).") } } },
      VStack { for row in 0..<40 { Label("Row \(row).") } },
    ]
    for tree in trees {
      let stage = Stage(LiveTree(tree), width: 20, height: 10)
      func click(_ y: Int) {
        stage.handle(.pointer(.init(.down(0), x: 19, y: y)))
        stage.handle(.pointer(.init(.up, x: 19, y: y)))
      }
      click(9)
      #expect(!stage.text.contains("Row 0.") && stage.text.contains("Row 1."), "\(stage.text)")
      click(0)
      #expect(stage.text.contains("Row 0."), "\(stage.text)")
      click(7)
      #expect(!stage.text.contains("Row 2."), "\(stage.text)")
      click(1)
      #expect(stage.text.contains("Row 0."), "\(stage.text)")
      stage.handle(.pointer(.init(.down(0), x: 19, y: 1)))
      stage.handle(.pointer(.init(.move(isPressed: true), x: 0, y: 30)))
      #expect(stage.text.contains("Row 39."), "\(stage.text)")
      stage.handle(.pointer(.init(.move(isPressed: true), x: 30, y: 1)))
      #expect(stage.text.contains("Row 0."), "\(stage.text)")
      stage.handle(.pointer(.init(.up, x: 30, y: 1)))
      stage.handle(.pointer(.init(.move(isPressed: true), x: 19, y: 9)))
      #expect(stage.text.contains("Row 0."))
    }
  }

  @Test("The scroll bar of a right-to-left tree is at the left")
  func mirrored() {
    let scroll = ScrollView(.semanticContentAttribute(.forceRightToLeft)) {
      VStack { for _ in 0..<9 { Label("0123456789") } }
    }
    let stage = Stage(LiveTree(scroll), width: 10, height: 4)
    #expect(stage.terminal.rows.map { $0.first?.text } == ["│", "┃", "│", "▾"], "\(stage.text)")
    stage.handle(.pointer(.init(.down(0), x: 0, y: 3)))
    #expect(stage.terminal.rows[0].first?.text == "▴", "\(stage.text)")
  }
}
