import Audit
import LivePreview
import LiveTesting
import Preview
import Terminal

extension Siblings {
  static var trees: [Group] {
    [
      group("queries, for each node of as many labels", queries),
      group("tables of as many rows, each time", count: 20, tables),
      group("tables of as many rows, for each row", whole),
      group("previews, for each of as many labels", previews),
      group("renderers of as many labels, each time", count: 20, renderers),
    ]
  }

  private static func labels(_ size: Int) -> StackView {
    VStack { ForEach(0..<size) { Label("row \($0)", .accessibilityIdentifier("id \($0)"), .tag($0)) } }
  }

  private typealias Query = (name: String, matcher: Matcher, found: (_ size: Int) -> Int)

  private static var matchers: [Query] {
    [
      ("role", .button, { _ in 0 }), ("text", .text("row 5"), { _ in 1 }), ("name", .name("row 5"), { _ in 1 }),
      ("containing a text", .text(.containing("w 5")), { numbers(from: "5", below: $0) }),
      ("label", .label("row"), { _ in 0 }), ("placeholder", .placeholder("row"), { _ in 0 }),
      ("identifier", .identifier("id 5"), { _ in 1 }), ("key", .key(5), { _ in 1 }), ("tag", .tag(5), { _ in 1 }),
      ("type", .type(Button.self), { _ in 0 }), ("disabled", .disabled, { _ in 0 }),
      ("selected", .selected, { _ in 0 }),
      ("inside", .inside(.key(5)), { _ in 0 }), ("containing", .containing(.key(5)), { _ in 1 }),
      ("child", .child(of: .key(5)), { _ in 0 }), ("parent", .parent(of: .key(5)), { _ in 1 }),
      ("not", .not(.key(5)), { $0 }), ("any", .any(.key(5), .tag(7)), { _ in 2 }),
      ("a predicate", Matcher("even") { ($0.key?.description.count ?? 0) > 90 }, { _ in 0 }),
    ]
  }

  /// Returns how many of the numbers below a size begin with a digit.
  nonisolated private static func numbers(from digit: Character, below size: Int) -> Int {
    (0..<size).count { "\($0)".first == digit }
  }

  private static var queries: [Sibling] {
    let trees = sizes.map { LiveTree(labels($0)) }
    return matchers.map { query in
      Sibling(query.name, meant: { "\($1 / $0) searches found \($1 / $0 * query.found($0))" }) { size in
        let tree = trees[sizes.firstIndex(of: size) ?? 0]
        return searching(size) { tree.find(query.matcher).count }
      }
    } + [
      Sibling("after a change", meant: { "\($1 / $0) searches found \($1 / $0)" }) { size in
        let text = Var("")
        let tree = LiveTree(
          View {
            Label(.text <-- text); labels(size)
          })
        var number = 0
        return searching(size) {
          number += 1
          text.set("\(number)")
          return tree.find(.key(5)).count
        }
      },
      Sibling("a failure", meant: { "\($1 / $0) searches found 0" }) { size in
        let tree = trees[sizes.firstIndex(of: size) ?? 0]
        return searching(size) { (try? tree.find(.text("now 5")).node()) == nil ? 0 : 1 }
      },
    ]
  }

  private static func searching(_ size: Int, _ search: @escaping () -> Int) -> Run {
    { count in
      let found = (0..<count / size).reduce(0) { number, _ in number + search() }
      return Effect { "\(count / size) searches found \(found)" }
    }
  }

  private static func table(_ ids: Range<Int>) -> TableModel {
    TableModel([SectionModel(rows: RowList(ids, id: { $0 }) { CellModel($0, TableViewCell(.text("Row"))) })])
  }

  private typealias Action = @MainActor (_ driver: TableDriver, _ size: Int, _ turn: Int) throws -> Void

  private static func driving(_ name: String, selected: Int = 0, _ action: @escaping Action) -> Sibling {
    Sibling(name, meant: { "\($1) done, \($0) rows, rows are shown, \(selected) selected" }) { size in
      let driver = TableDriver(table(0..<size))
      var turn = 0
      return { count in
        let done = (0..<count).count { _ in
          turn += 1
          return (try? action(driver, size, turn)) != nil
        }
        return Effect { "\(done) done, \(inspect(driver))" }
      }
    }
  }

  private static func inspect(_ driver: TableDriver) -> String {
    let cell = driver.visibleRows.first.flatMap { driver.cell(at: $0)?[TableViewCell.self] }
    let count = driver.model.sections.reduce(0) { $0 + $1.rows.count }
    return "\(count) rows, \(cell?.text == "Row" ? "rows are shown" : "nothing"), \(driver.selectedRows.count) selected"
  }

  private static var tables: [Sibling] {
    let first = [RowPath(row: 0, section: 0)]
    return [
      Sibling("mount", meant: { size, _ in "\(size) rows, rows are shown, 0 selected" }) { size in
        let model = table(0..<size)
        return { count in
          var driver = TableDriver(model)
          for _ in 1..<max(2, count) { driver = TableDriver(model) }
          let last = driver
          return Effect { inspect(last) }
        }
      },
      driving("scroll") { driver, size, turn in
        try driver.scroll(to: RowPath(row: turn * 37 % (size - 100), section: 0))
      },
      driving("insert and remove the first, told") { driver, size, _ in
        try driver.show(table(-1..<size), changes: BatchUpdate(insertedRows: first))
        try driver.show(table(0..<size), changes: BatchUpdate(deletedRows: first))
      },
      driving("reload a row, told") { driver, size, _ in
        try driver.show(table(0..<size), changes: BatchUpdate(reloadedRows: first))
      },
      driving("select", selected: 1) { driver, size, turn in
        try driver.tableNode.select(at: RowPath(row: turn % 10, section: 0))
      },
    ]
  }

  private static var whole: [Sibling] {
    [
      Sibling(
        "insert and remove the first, found out", meant: { "\($0) rows, rows are shown, 0 selected" + " \($1 / $0)" }
      ) {
        size in
        let driver = TableDriver(table(0..<size))
        return { count in
          var changes = 0
          for _ in 0..<count / size {
            driver.show(table(-1..<size))
            changes += driver.lastUpdates.count
            driver.show(table(0..<size))
          }
          let found = changes
          return Effect { "\(inspect(driver)) \(found)" }
        }
      }
    ]
  }

  private static var previews: [Sibling] {
    let looks: [(String, String, @Sendable (any Widget) -> String)] = [
      ("HTML", "row ", { Preview.html($0) }), ("terminal", "row ", { Preview.terminal($0, color: true) }),
      ("text", "row ", { Preview.text($0) }), ("SVG", "\">row ", { Preview.svg($0) }),
      ("description", "\"row ", { "\($0)" }), ("audit", "", { "\(Preview.audit($0).count) findings" }),
    ]
    return looks.map { name, part, look in
      Sibling(name, meant: { "\($1 / $0) texts, \(part.isEmpty ? 0 : $1) rows" }) { size in
        let tree = labels(size)
        return writing(part, size) { look(tree) }
      }
    } + [
      Sibling("description of a live tree", meant: { "\($1 / $0) texts, \($1) rows" }) { size in
        let tree = LiveTree(labels(size))
        return writing("\"row ", size) { tree.description }
      }
    ]
  }

  /// Returns a run that writes texts, each of which is meant to have a part for each row.
  private static func writing(_ part: String, _ size: Int, _ write: @escaping () -> String) -> Run {
    { count in
      let texts = (0..<count / size).map { _ in write() }
      return Effect {
        let rows = part.isEmpty ? 0 : texts.reduce(0) { $0 + occurrences(of: part, in: $1) }
        return "\(texts.count { !$0.isEmpty }) texts, \(rows) rows"
      }
    }
  }

  private static var renderers: [Sibling] {
    [
      Sibling(each: "a text") { size in
        let text = Var("")
        return rendered(
          View {
            Label(.text <-- text); labels(size)
          }
        ) { text.set("\($0)") }
      },
      Sibling(each: "a label that comes and goes beside them") { size in
        let isThere = Var(false)
        let tree = View {
          View(.children <-- isThere.map { $0 ? [Label("there")] : [] })
          labels(size)
        }
        return rendered(tree) { isThere.set(!$0.isMultiple(of: 2)) }
      },
      Sibling(each: "changes of a text") { size in
        let text = Var("")
        let tree = LiveTree(
          View {
            Label(.text <-- text); labels(size)
          })
        var turn = 0
        return { count in
          (0..<count).reduce(0) { number, _ in
            turn += 1
            return number + tree.changes { text.set("\(turn)") }.count
          }
        }
      },
      Sibling(each: "the snapshot after a text") { size in
        let text = Var("")
        let tree = LiveTree(
          View {
            Label(.text <-- text); labels(size)
          })
        var turn = 0
        return { count in
          (0..<count).count { _ in
            turn += 1
            text.set("\(turn)")
            return ((tree.widget as? View)?.subviews.first as? Label)?.text == text.value
          }
        }
      },
    ]
  }

  /// Returns a run that changes a tree in a page, and returns the number of patches.
  private static func rendered(
    _ view: View, _ change: @escaping @MainActor (_ turn: Int) -> Void
  ) -> (Int) -> Int {
    let page = Page(LiveTree(view))
    var turn = 0
    return { count in
      (0..<count).reduce(0) { number, _ in
        turn += 1
        change(turn)
        return number + page.patch()
      }
    }
  }
}
