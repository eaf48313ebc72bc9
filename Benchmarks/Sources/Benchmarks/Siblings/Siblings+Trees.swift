import LivePreview
import LiveTesting
import Preview

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

  private static func onMainActor(_ size: Int, _ body: @escaping @MainActor () -> Void) -> Run {
    { count in MainActor.assumeIsolated { for _ in stride(from: 0, to: count, by: size) { body() } } }
  }

  private static var queries: [Sibling] {
    let matchers: [(String, Matcher)] = [
      ("role", .button), ("text", .text("row 5")), ("name", .name("row 5")),
      ("containing a text", .text(.containing("w 5"))),
      ("label", .label("row")), ("placeholder", .placeholder("row")), ("identifier", .identifier("id 5")),
      ("key", .key(5)), ("tag", .tag(5)), ("type", .type(Button.self)), ("disabled", .disabled),
      ("selected", .selected),
      ("inside", .inside(.key(5))), ("containing", .containing(.key(5))), ("child", .child(of: .key(5))),
      ("parent", .parent(of: .key(5))), ("not", .not(.key(5))), ("any", .any(.key(5), .tag(7))),
      ("a predicate", Matcher("even") { ($0.key?.description.count ?? 0) > 90 }),
    ]
    let trees = sizes.map { LiveTree(labels($0)) }
    return matchers.map { name, matcher in
      Sibling(
        name,
        { size in
          let tree = trees[sizes.firstIndex(of: size) ?? 0]
          return onMainActor(size) { _ = tree.find(matcher).count }
        }
      )
    } + [
      Sibling(
        "after a change",
        { size in
          let text = Var("")
          let tree = LiveTree(
            View {
              Label(.text <-- text); labels(size)
            })
          var number = 0
          return onMainActor(size) {
            number += 1
            text.set("\(number)")
            _ = tree.find(.key(5)).count
          }
        }
      ),
      Sibling(
        "a failure",
        { size in
          let tree = trees[sizes.firstIndex(of: size) ?? 0]
          return onMainActor(size) { _ = try? tree.find(.text("now 5")).node() }
        }
      ),
    ]
  }

  private static func table(_ ids: Range<Int>) -> TableModel {
    TableModel([SectionModel(rows: RowList(ids, id: { $0 }) { CellModel($0, TableViewCell(.text("Row"))) })])
  }

  private typealias Action = @MainActor (_ driver: TableDriver, _ size: Int, _ turn: Int) -> Void

  private static func driving(_ action: @escaping Action) -> @MainActor (Int) -> Run {
    { size in
      let driver = TableDriver(table(0..<size))
      return { count in MainActor.assumeIsolated { for turn in 0..<count { action(driver, size, turn) } } }
    }
  }

  private static var tables: [Sibling] {
    let first = [RowPath(row: 0, section: 0)]
    return [
      Sibling(
        "mount",
        { size in
          let model = table(0..<size)
          return { count in MainActor.assumeIsolated { for _ in 0..<count { _ = TableDriver(model) } } }
        }
      ),
      Sibling(
        "scroll",
        driving { driver, size, turn in
          try? driver.scroll(to: RowPath(row: turn * 37 % (size - 100), section: 0))
        }
      ),
      Sibling(
        "insert and remove the first, told",
        driving { driver, size, _ in
          try? driver.show(table(-1..<size), changes: BatchUpdate(insertedRows: first))
          try? driver.show(table(0..<size), changes: BatchUpdate(deletedRows: first))
        }
      ),
      Sibling(
        "reload a row, told",
        driving { driver, size, _ in
          try? driver.show(table(0..<size), changes: BatchUpdate(reloadedRows: first))
        }
      ),
      Sibling(
        "select",
        driving { driver, size, turn in
          try? driver.tableNode.select(at: RowPath(row: turn % 10, section: 0))
        }
      ),
    ]
  }

  private static var whole: [Sibling] {
    [
      Sibling(
        "insert and remove the first, found out",
        { size in
          let driver = TableDriver(table(0..<size))
          return onMainActor(size) {
            driver.show(table(-1..<size))
            driver.show(table(0..<size))
          }
        }
      )
    ]
  }

  private static var previews: [Sibling] {
    let looks: [(String, @Sendable (any Widget) -> String)] = [
      ("HTML", { Preview.html($0) }), ("terminal", { Preview.terminal($0, color: true) }),
      ("text", { Preview.text($0) }),
      ("SVG", { Preview.svg($0) }), ("description", { "\($0)" }), ("audit", { "\(Preview.audit($0).count)" }),
    ]
    return looks.map { name, look in
      Sibling(
        name,
        { size in
          let tree = labels(size)
          return onMainActor(size) { keep(look(tree)) }
        }
      )
    } + [
      Sibling(
        "description of a live tree",
        { size in
          let tree = LiveTree(labels(size))
          return onMainActor(size) { keep(tree.description) }
        }
      )
    ]
  }

  private static var renderers: [Sibling] {
    [
      Sibling(
        "a text",
        { size in
          let text = Var("")
          return rendered(
            View {
              Label(.text <-- text); labels(size)
            }
          ) { text.set("\($0)") }
        }
      ),
      Sibling(
        "a label that comes and goes beside them",
        { size in
          let isThere = Var(false)
          let tree = View {
            View(.children <-- isThere.map { $0 ? [Label("there")] : [] })
            labels(size)
          }
          return rendered(tree) { isThere.set($0.isMultiple(of: 2)) }
        }
      ),
      Sibling(
        "changes of a text",
        { size in
          let text = Var("")
          let tree = LiveTree(
            View {
              Label(.text <-- text); labels(size)
            })
          return { count in
            MainActor.assumeIsolated { for turn in 0..<count { _ = tree.changes { text.set("\(turn)") } } }
          }
        }
      ),
      Sibling(
        "the snapshot after a text",
        { size in
          let text = Var("")
          let tree = LiveTree(
            View {
              Label(.text <-- text); labels(size)
            })
          return { count in
            MainActor.assumeIsolated {
              for turn in 0..<count {
                text.set("\(turn)")
                _ = tree.widget
              }
            }
          }
        }
      ),
    ]
  }

  private static func rendered(_ view: View, _ change: @escaping @MainActor (_ turn: Int) -> Void) -> Run {
    let (tree, renderer) = (LiveTree(view), HTMLRenderer())
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    return { count in
      MainActor.assumeIsolated {
        withExtendedLifetime(lifetime) {
          for turn in 0..<count {
            change(turn)
            for patch in renderer.patches() { keep(patch.description) }
          }
        }
      }
    }
  }

  @inline(never)
  nonisolated private static func keep(_ text: String) {}
}
