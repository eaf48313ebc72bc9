import LiveTesting
import Testing
import Widgets

@testable import Preview
@testable import Terminal

@Suite("The room of lists in a terminal")
@MainActor struct TerminalListRoomTests {
  private typealias List = @MainActor (Var<TableModel>) -> any Widget
  private typealias Surroundings = @MainActor (_ first: any Widget, _ second: any Widget) -> any Widget

  private static let lists: [List] = [
    { TableView(.allowsSelection(false), .model <-- $0) },
    { TableView(.style(.insetGrouped), .allowsSelection(false), .model <-- $0) },
    { CollectionView(.layout(.grid(columns: 2)), .allowsSelection(false), .model <-- $0) },
  ]

  private static let surroundings: [Surroundings] = [
    { first, second in
      VStack {
        first
        StackView(.axis(.horizontal), .distribution(.fillEqually)) {
          Label("Beside")
          second
        }
      }
    },
    { first, second in
      ViewController("Lists") {
        StackView(.axis(.vertical), .spacing(20)) {
          StackView(.axis(.horizontal), .distribution(.fillEqually)) {
            first
            Label("Beside")
          }
          second
        }
      }
    },
    { first, second in
      StackView(.axis(.vertical), .spacing(20)) {
        Label(.text("Above"), .height(140))
        first
        second
        Label("Below")
      }
    },
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
    "A list takes the room that another one gives back in the same frame, whatever both have shown before",
    arguments: 0..<3, 0..<9)
  func givenBack(around: Int, kinds: Int) {
    let models = [Var(Self.model(0)), Var(Self.model(0))]
    let tree = {
      LiveTree(Self.surroundings[around](Self.lists[kinds / 3](models[0]), Self.lists[kinds % 3](models[1])))
    }
    let stage = Stage(tree(), width: 30, height: 14)
    let sizes = [0, 2, 4, 8, 26]
    for former in [4, 6, 14, 19, 24] {
      for next in stride(from: 0, to: 25, by: 2) {
        for state in [former, next] {
          models[0].set(Self.model(sizes[state / 5], sections: state % 2 + 1))
          models[1].set(Self.model(sizes[state % 5]))
          stage.show()
        }
        let new = Stage(tree(), width: 30, height: 14)
        guard stage.text != new.text else { continue }
        Issue.record("\(former), \(next):\n\(stage.text)\ninstead of\n\(new.text)")
        return
      }
    }
  }

  @Test(
    "When a header is scrolled away by a key, more rows are shown in the same frame, and the last one can be reached",
    arguments: 0..<3, 5..<20)
  func keys(list: Int, height: Int) {
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
          (session.top, session.shownFocus) = (stage.session.top, stage.session.shownFocus)
          let new = session.grid().text(inColor: true)
          #expect(old == new, "\(count) rows, \(next) lines, \(key):\n\(old)\ninstead of\n\(new)")
          stage.session.setNeedsFrame()
          stage.show()
        }
      }
    }
  }

  @Test("A list that the wheel scrolls to its end shows its last row, in each room", arguments: 0..<3, 6..<14)
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
