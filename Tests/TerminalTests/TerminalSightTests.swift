import LiveTesting
import Testing
import Widgets

@testable import Terminal

/// The focus stays in view, whatever comes and goes around it.
@Suite("The focus in sight")
@MainActor struct TerminalSightTests {
  private typealias Rows = Var<[Int]>

  /// Trees with a field named "here" below rows that a variable holds, in different containers.
  private static let trees: [(name: String, make: (Rows) -> any Widget)] = [
    (
      "stack",
      { rows in
        VStack {
          labels(rows); field
        }
      }
    ),
    (
      "screen",
      { rows in
        NavigationController {
          ViewController("Title") {
            ScrollView {
              VStack {
                labels(rows); field
              }
            }
          }
        }
      }
    ),
    (
      "scroll view",
      { rows in
        ScrollView {
          VStack {
            labels(rows); field; filling
          }
        }
      }
    ),
    (
      "scroll view beside others",
      { rows in
        VStack {
          Label("Top");
          ScrollView {
            VStack {
              labels(rows); field
            }
          }
        }
      }
    ),
    (
      "nested scroll views",
      { rows in
        ScrollView {
          VStack {
            labels(rows);
            ScrollView(.height(120)) {
              VStack {
                labels(rows); field
              }
            }
          }
        }
      }
    ),
    (
      "growing text",
      { rows in
        VStack {
          Label(.numberOfLines(0), .text <-- rows.map(lines)); field
        }
      }
    ),
    (
      "unfolding section",
      { rows in
        VStack {
          View(.isHidden <-- rows.map { $0.count < 9 }) { filling }; field
        }
      }
    ),
    (
      "growing text view",
      { rows in
        VStack {
          TextView(.text <-- rows.map(lines), .isEditable(false)); field
        }
      }
    ),
    (
      "tab",
      { rows in
        TabBarController {
          ViewController("A") {
            ScrollView {
              VStack {
                labels(rows); field
              }
            }
          }
        }
      }
    ),
  ]

  private static var field: TextField { TextField(.placeholder("here")) }
  private static var filling: StackView { VStack { for row in 0..<30 { Label("Filling \(row)") } } }
  private static func labels(_ rows: Rows) -> StackView {
    VStack(.children <-- rows.map { Children($0.map { Label("Row \($0)", .key("\($0)")) }) })
  }
  nonisolated private static func lines(_ rows: [Int]) -> String { rows.map { "Row \($0)" }.joined(separator: "\n") }

  /// Changes that may move the field: fewer rows, more, and those of a size that differs.
  private static let changes: [(name: String, change: (Rows, Stage) -> Void)] = [
    ("growing", { rows, _ in rows.set(Array(0..<40)) }),
    (
      "growing step by step",
      { rows, stage in
        for count in 3..<40 {
          rows.set(Array(0..<count))
          stage.show()
        }
      }
    ),
    (
      "growing and shrinking",
      { rows, stage in
        rows.set(Array(0..<90))
        stage.show()
        rows.set([1])
      }
    ),
    (
      "a smaller terminal",
      { rows, stage in
        rows.set(Array(0..<12))
        stage.show()
        stage.handle(.resize(width: 30, height: 6))
      }
    ),
  ]

  private func stage(_ make: (Rows) -> any Widget, _ rows: Rows) -> Stage {
    let stage = Stage(LiveTree(Children([make(rows)])), width: 40, height: 20)
    for _ in 0..<4 where !stage.isTyping { stage.press(.tab) }
    return stage
  }

  @Test("Insertions above the focused field do not push it out of view, in any container")
  func stays() {
    for (name, make) in Self.trees {
      for (change, perform) in Self.changes {
        let rows = Rows([0, 1])
        let stage = stage(make, rows)
        #expect(stage.text.contains("here"), "\(name)")
        perform(rows, stage)
        stage.show()
        #expect(stage.text.contains("here"), "\(name), \(change):\n\(stage.text)")
      }
    }
  }

  @Test("A user who has scrolled away from the focus, by the wheel or by Page keys, stays there")
  func scrolledAway() {
    let ways: [(name: String, scroll: (Stage) -> Void)] = [
      ("keys", { stage in for _ in 0..<9 { stage.press(.pageDown) } }),
      ("wheel", { stage in for _ in 0..<30 { stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 2, y: 10))) } }),
    ]
    let trees: [(name: String, make: (Rows) -> any Widget)] = [
      (
        "stack",
        { rows in
          VStack {
            Self.labels(rows); Self.field; Self.filling
          }
        }
      ), Self.trees[2],
    ]
    for (name, make) in trees {
      for (way, scroll) in ways {
        let rows = Rows([0, 1])
        let stage = stage(make, rows)
        #expect(stage.text.contains("here"))
        scroll(stage)
        #expect(!stage.text.contains("here"), "\(name), \(way):\n\(stage.text)")
        rows.set(Array(0..<12))
        stage.show()
        #expect(!stage.text.contains("here"), "\(name), \(way):\n\(stage.text)")
        stage.press(KeyPress(.character("x")))
        #expect(stage.text.contains("x"), "\(name), \(way)")
      }
    }
  }

  @Test("Rows inserted above the focused one do not move it out of view, and a user who scrolled away stays there")
  func rows() {
    let rows = Var(Array(100..<140))
    let tree = LiveTree(
      VStack { TableView(.model <-- rows.map { TableModel([SectionModel(rows: RowList($0.map(cell)))]) }) })
    func cell(_ row: Int) -> CellModel { CellModel(row, TableViewCell(.text("Row \(row)."))) }
    let stage = Stage(tree, width: 40, height: 20)
    for _ in 0..<4 where !tree.root.children[0].isFocused { stage.press(.tab) }
    stage.press(.down, .down)
    #expect(stage.text.contains("Row 102."))
    for first in [99, 80, 50] {
      rows.set(Array(first..<140))
      stage.show()
      #expect(stage.text.contains("Row 102."), "\(first):\n\(stage.text)")
    }
    for _ in 0..<60 { stage.handle(.pointer(.init(.wheel(x: 0, y: -1), x: 2, y: 10))) }
    #expect(!stage.text.contains("Row 102."))
    rows.set(Array(20..<140))
    stage.show()
    #expect(!stage.text.contains("Row 102."))
  }

  @Test("A text view that is longer than the terminal keeps its caret in view")
  func caret() {
    let stage = Stage(
      LiveTree(
        VStack {
          Label("Top"); TextView()
        }), width: 20, height: 8)
    for line in 0..<30 {
      for character in "l\(line)" { stage.press(KeyPress(.character(character))) }
      #expect(stage.text.contains("l\(line)"), "\(line):\n\(stage.text)")
      stage.press(.return)
    }
  }
}

extension Stage {
  /// Whether a text receives keys.
  fileprivate var isTyping: Bool { session.grid().spots.contains { $0.origin.isFocused && $0.origin.selection != nil } }
}
