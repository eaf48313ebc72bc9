import Layout
import LiveTesting
import Mod
import Testing

@testable import Terminal

@Suite("Tables and collections in a terminal")
@MainActor struct TerminalListTests {
  @Test("At the ends of a list with all rows visible, Page Down, Page Up, Home and End scroll its container")
  func ends() {
    func list(_ name: String) -> TableView { TableView { for row in 0..<3 { TableViewCell(.text("\(name) \(row)")) } } }
    let content = ScrollView {
      VStack {
        list("A"); for row in 0..<20 { Label("Text \(row)") }
      }
    }
    let stage = Stage(LiveTree(ViewController("Title") { content }), width: 30, height: 10)
    stage.press(.pageDown)
    #expect(stage.text.contains("A 0"))
    stage.press(.pageDown)
    #expect(!stage.text.contains("A 0") && stage.text.contains("Text 8"), "\(stage.text)")
    stage.press(.end)
    #expect(stage.text.contains("Text 19"))
    stage.press(.home)
    #expect(stage.text.contains("A 0"), "\(stage.text)")
  }

  private typealias Surroundings = @MainActor (_ list: any Widget) -> any Widget

  /// Surroundings of a list, in which it has room for eight rows in a terminal of 40 × 20.
  private static let surroundings: [Surroundings] = [
    { list in list },
    { list in ViewController("Shop") { list } },
    { list in
      VStack {
        TextField(); list
      }
    },
    { list in
      VStack {
        TextField(); list; Label("Below")
      }
    },
    { list in NavigationController(.viewControllers([ViewController("Shop") { list }])) },
    { list in
      NavigationController(
        .viewControllers([
          ViewController("Shop") {
            VStack {
              TextField(); list; Button("Below")
            }
          }
        ]))
    },
    { list in ScrollView { VStack { list } } },
    { list in
      ViewController("Shop") {
        ScrollView {
          VStack {
            Label("Above"); list
          }
        }
      }
    },
    { list in
      HStack {
        list; Label("Beside")
      }
    },
    { list in View(.subviews([list])) },
    { list in
      VStack(.padding(8), .layer.borderWidth(1)) {
        list; Label("Below")
      }
    },
  ]

  private static func model(_ texts: [String]) -> TableModel {
    TableModel { Section { RowList(texts.map { CellModel($0, TableViewCell(.text($0))) }) } }
  }

  private static let lists: [@MainActor (Var<TableModel>) -> any Widget] = [
    { TableView(.model <-- $0) }, { CollectionView(.model <-- $0) },
    { CollectionView(.layout(.grid(columns: 2)), .model <-- $0) }, { TableView(.style(.insetGrouped), .model <-- $0) },
  ]

  @Test(
    "Added rows are shown while there is space, also in a session that opens later",
    arguments: 0..<11, 0..<4)
  func added(around: Int, list: Int) throws {
    for count in [0, 3] {
      var texts = (0..<count).map { "Row \($0)." }
      let model = Var(Self.model(texts))
      let tree = LiveTree(Self.surroundings[around](Self.lists[list](model)))
      let stage = Stage(tree, height: 20)
      while texts.count < 8 {
        texts.append("Row \(texts.count).")
        model.set(Self.model(texts))
        stage.show()
        for text in texts.prefix(6) { #expect(stage.text.contains(text), "\(texts.count) rows:\n\(stage.text)") }
        let new = Stage(LiveTree(Self.surroundings[around](Self.lists[list](model))), height: 20)
        #expect(stage.text == new.text)
      }
      #expect(try tree.find(TableViewCell.self, .text("Row 7.")).one.text == "Row 7.")
    }
  }

  @Test(
    "A list shows as many rows as fit, also when the terminal becomes higher", arguments: 0..<4, 0..<2)
  func room(list: Int, first: Int) {
    let rows = (0..<400).map { number in
      CellModel("\(number)", TableViewCell(.text("Row \(number)."), .height(number < first ? 240 : 20)))
    }
    let model = Var(TableModel { Section { RowList(rows) } })
    let stage = Stage(LiveTree(Self.lists[list](model)), height: 20)
    for height in [20, 40, 41, 100, 30] {
      stage.handle(.resize(width: 40, height: height))
      let end = stage.terminal.lines.lastIndex { $0.contains("Row") } ?? 0
      // A row is two lines high. A list with insets ends above the last line.
      #expect(end >= height - (list == 3 ? 5 : 3), "\(stage.text)")
    }
  }

  @Test("A list that is longer than the terminal leaves space for its siblings", arguments: 0..<4)
  func long(list: Int) {
    let model = Var(Self.model((0..<90).map { "Row \($0)." }))
    let stage = Stage(
      LiveTree(
        VStack {
          Label("Above"); Self.lists[list](model); Label("Below")
        }))
    #expect(stage.terminal.lines.first == "Above" && stage.terminal.lines.last == "Below", "\(stage.text)")
    #expect(stage.text.contains("Row 0.") && stage.text.contains("Row 2."))
    model.set(Self.model(["Row 0."]))
    stage.show()
    #expect(stage.text.contains("Row 0.") && stage.text.contains("Below"))
    model.set(Self.model((0..<90).map { "Row \($0)." }))
    stage.show()
    #expect(stage.text.contains("Row 2.") && stage.terminal.lines.last == "Below")
  }

  @Test("A list with headers and footers shows the rows that fit, and no others", arguments: 0..<4)
  func headers(list: Int) throws {
    for height in 6..<30 {
      let models = [1, 3, 40].map { count in
        TableModel(
          (0..<3).map { section in
            SectionModel(
              "Section \(section)", id: WidgetKey(section), footer: "End",
              rows: RowList((0..<count).map { CellModel($0, TableViewCell(.text("Row \($0)."))) }))
          })
      }
      let model = Var(models[0])
      let tree = LiveTree(Self.lists[list](model))
      let stage = Stage(tree, height: height)
      for next in models {
        model.set(next)
        stage.show()
        let new = Stage(LiveTree(Self.lists[list](model)), height: height)
        #expect(stage.text == new.text, "\(height) lines:\n\(stage.text)\ninstead of\n\(new.text)")
        let shown = stage.text.count { $0 == "." }
        #expect(tree.find(TableViewCell.self).all.count == shown, "\(height) lines:\n\(stage.text)")
      }
    }
  }

  @Test("Lists that do not all fit share the space evenly, whatever they showed before", arguments: 0..<4, 0..<4)
  func shares(first: Int, second: Int) {
    let models = [Var(Self.model([])), Var(Self.model([]))]
    let tree = {
      LiveTree(
        VStack {
          Self.lists[first](models[0]);
          VStack {
            Self.lists[second](models[1]); Label("Below")
          }
        })
    }
    let stage = Stage(tree(), height: 15)
    for counts in [[1, 1], [40, 2], [2, 40], [5, 5], [3, 4], [40, 40], [0, 9], [9, 3], [13, 2]] {
      for (model, count) in zip(models, counts) { model.set(Self.model((0..<count).map { "Row \($0)." })) }
      stage.show()
      let new = Stage(tree(), height: 15)
      #expect(stage.text == new.text, "\(counts):\n\(stage.text)\ninstead of\n\(new.text)")
      stage.session.setNeedsFrame()
      stage.show()
      #expect(stage.bytes == 0, "\(counts)")
      // Two rows, with a separator and a frame, need less than half of the room.
      if counts == [40, 2] { #expect(stage.text.count("Row 1.") == 2, "\(stage.text)") }
    }
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func count(_ text: String) -> Int { ranges(of: text).count }
}
