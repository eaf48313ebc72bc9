import LiveTesting
import Testing
import Widgets

@testable import Layout
@testable import Terminal

@Suite("The space of lists in a terminal")
@MainActor struct TerminalListSpaceTests {
  private typealias List = @MainActor (Var<TableModel>) -> any Widget

  private static let lists: [List] = [
    { TableView(.allowsSelection(false), .model <-- $0) },
    { TableView(.style(.insetGrouped), .allowsSelection(false), .model <-- $0) },
    { CollectionView(.layout(.grid(columns: 2)), .allowsSelection(false), .model <-- $0) },
  ]

  private static func model(_ count: Int, sections: Int = 1) -> TableModel {
    TableModel(
      (0..<sections).map { section in
        SectionModel(
          sections > 1 ? "Section \(section)" : nil, id: WidgetKey(section),
          rows: RowList((0..<count).map { CellModel($0, TableViewCell(.text("\(section).\($0)"))) }))
      })
  }

  @Test(
    "Scrolling a header away by a key shows more rows in the same frame, and the last one can be reached",
    arguments: 0..<3, Array(stride(from: 5, to: 20, by: 2)))
  func keys(list: Int, height: Int) {
    // The next height is reached, too.
    let all: [(Int, [KeyPress])] = [
      (3, [.end, .up]), (2, [.pageDown, .up]), (13, [.down, .pageDown, .end, .up, .pageUp]),
    ]
    for (count, keys) in all {
      let model = Var(Self.model(count, sections: 2))
      let selectable: [any Widget] = [
        TableView(.model <-- model), TableView(.style(.insetGrouped), .model <-- model),
        CollectionView(.layout(.grid(columns: 2)), .model <-- model),
      ]
      let tree = LiveTree(
        VStack {
          selectable[list]
          Label("Below")
        })
      let stage = Stage(tree, width: 30, height: 6)
      for next in [6, height, height + 1, height] {
        stage.handle(.resize(width: 30, height: next))
        for key in keys {
          stage.press(key)
          if key == .end { #expect(stage.text.contains("1.\(count - 1)"), "\(stage.text)") }
          let old = stage.session.grid().text(inColor: true)
          let session = TerminalSession(tree, width: 30, height: next, traits: stage.session.traits)
          (session.top, session.lastFrame.focus) = (stage.session.top, stage.session.lastFrame.focus)
          let new = session.grid().text(inColor: true)
          #expect(old == new, "\(count) rows, \(next) lines, \(key):\n\(old)\ninstead of\n\(new)")
          stage.session.setNeedsFrame()
          stage.show()
        }
      }
    }
  }

  @Test("A list that the wheel scrolls to its end shows its last row, in any height", arguments: 0..<3, 6..<14)
  func wheel(list: Int, height: Int) {
    for count in [2, 3, 5, 13] {
      let model = Var(Self.model(count, sections: 2))
      let stage = Stage(
        LiveTree(
          VStack {
            Self.lists[list](model)
            Label("Below")
          }), width: 30, height: height)
      for _ in 0..<26 {
        stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 2)))
        stage.show()
      }
      #expect(stage.text.contains("1.\(count - 1)"), "\(count) rows, \(height) lines:\n\(stage.text)")
    }
  }
}
