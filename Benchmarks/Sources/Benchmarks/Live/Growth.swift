import LivePreview
import LiveTesting

@MainActor
extension Group {
  /// The cost of a change in trees of three sizes, relative to the smallest, to see that it depends on the change only.
  static var growth: [Group] { growth(of: [100, 1_000, 10_000]) + asking + wholeTrees }

  /// Searches, and prints beside a mirror that reads the stored properties of one label.
  static var asking: [Group] {
    [
      Group(
        "a search among 1,000 rows", goal: 3, count: 10,
        [
          search("one that finds a row", .button("row 500")), search("one that fails", .button("now 500")),
        ]),
      Group(
        "printing a widget", goal: 0.5, count: 100,
        [
          Case("a mirror of a label") { turns in
            for _ in 0..<turns {
              for child in Mirror(reflecting: Label("Views")).children { keep("\(child.label ?? "")") }
            }
          },
          Case("a label") { turns in for _ in 0..<turns { keep("\(Label("Views"))") } },
          Case("a button") { turns in for _ in 0..<turns { keep("\(Button("Play"))") } },
          Case("a stack") { turns in for _ in 0..<turns { keep("\(HStack(spacing: 4) {})") } },
        ]),
    ]
  }

  @inline(never)
  nonisolated private static func keep(_ text: String) {}

  /// The changes of one thing, in trees of several sizes.
  static func growth(of sizes: [Int]) -> [Group] {
    [
      bySize("a bound text among rows of HTML, and its patch", goal: 2, sizes: sizes, makeBoundPage),
      bySize(
        "a text of a listed component among rows of HTML, and its patch", goal: 2, sizes: sizes, makeListedPage),
      bySize("another theme of a page of rows, and its patch", goal: 1.1, sizes: sizes, makeThemedPage),
      bySize("changes of a label beside unkeyed siblings", goal: 1.1, sizes: sizes, makeSiblings),
    ]
  }

  /// The operations that visit every row.
  private static var wholeTrees: [Group] {
    [
      bySize(
        "a reversal of rows of HTML, and its patches, beside as many more rows", goal: 11, sizes: [400, 4_000],
        makeReversal),
      Group(
        "all of 1,000 rows of plain widgets", goal: 0.05, known: ["the snapshot after a change"], count: 10,
        [
          Case("described and mounted") { turns in
            MainActor.assumeIsolated {
              for _ in 0..<turns { keepAlive(LiveTree(PlainRows.describe(1_000, selected: 0))) }
            }
          },
          snapshot(of: 1_000),
        ]),
      Group(
        "printing, beside mounting 1,000 rows of plain widgets", goal: 1, known: ["the whole tree"], count: 1,
        [
          Case("mounting") { _ in
            MainActor.assumeIsolated { keepAlive(LiveTree(PlainRows.describe(1_000, selected: 0))) }
          },
          printing(of: 1_000),
        ]),
    ]
  }

  private typealias Change = @MainActor (_ turn: Int) -> Void

  private static func bySize(
    _ name: String, goal: Double, known: Set<String> = [], sizes: [Int],
    _ make: @escaping @MainActor (_ size: Int) -> Change
  ) -> Group {
    Group(
      name, goal: goal, known: known, count: 10,
      sizes.map { size in
        let change = make(size)
        return Case("\(size) rows") { turns in
          MainActor.assumeIsolated { for turn in 0..<turns { change(turn) } }
        }
      })
  }

  private static func makeBoundPage(_ size: Int) -> Change {
    let text = Var("")
    let tree = LiveTree(
      VStack {
        for number in 0..<size {
          HStack {
            Label("\(number)")
            Label(.text <-- (number == size / 2 ? text : Var("")))
          }
        }
      })
    let page = Page(tree)
    return { turn in
      text.set("\(turn)")
      page.patch()
    }
  }

  private static func makeListedPage(_ size: Int) -> Change {
    let tree = LiveTree((0..<size).map { TextRow(id: $0, text: "row") }) { rows in VStack { ForEach(rows) } }
    let page = Page(tree)
    return { turn in
      tree.state[size / 2].text = "\(turn)"
      page.patch()
    }
  }

  private static func makeThemedPage(_ size: Int) -> Change {
    let theme = Var(PageTheme.standard)
    let tree = LiveTree(
      VStack(.theme(theme)) {
        for number in 0..<size {
          HStack {
            Label("\(number)", .textColor(.token(\PageTheme.accent)), .font(.token(\PageTheme.heading)))
            View(.backgroundColor(.token(\PageTheme.accent)))
          }
        }
      })
    let page = Page(tree)
    return { turn in
      theme.set(turn % 2 == 0 ? .night : .standard)
      page.patch()
    }
  }

  private static func makeSiblings(_ size: Int) -> Change {
    let text = Var("")
    let tree = LiveTree(
      View {
        Label(.text <-- text)
        for number in 0..<size { Button("\(number)") }
      })
    return { turn in _ = tree.changes { text.set("\(turn)") } }
  }

  private static func makeReversal(_ size: Int) -> Change {
    let rows = Var(Array(0..<size))
    let tree = LiveTree(
      View(.children <-- rows.map { ids in Children(ids.map { Label("\($0)", .key(WidgetKey($0))) }) }))
    let page = Page(tree)
    return { _ in
      rows.set(rows.value.reversed())
      page.patch()
    }
  }

  private static func search(_ name: String, _ matcher: Matcher) -> Case {
    let tree = LiveTree(PlainRows.describe(1_000, selected: 0))
    return Case(name) { turns in
      MainActor.assumeIsolated { for _ in 0..<turns { _ = try? tree.find(matcher).node() } }
    }
  }

  private static func snapshot(of size: Int) -> Case {
    let text = Var("")
    let tree = LiveTree(
      View {
        PlainRows.describe(size, selected: 0)
        Label(.text <-- text)
      })
    return Case("the snapshot after a change") { turns in
      MainActor.assumeIsolated {
        for turn in 0..<turns {
          text.set("\(turn)")
          _ = tree.widget
        }
      }
    }
  }

  private static func printing(of size: Int) -> Case {
    let tree = LiveTree(PlainRows.describe(size, selected: 0))
    return Case("the whole tree") { _ in MainActor.assumeIsolated { _ = tree.description } }
  }
}

/// A tree, and the HTML that follows it.
@MainActor
private final class Page {
  private let renderer = HTMLRenderer()
  private let lifetime: Lifetime

  init<State>(_ tree: LiveTree<State>) {
    lifetime = tree.render(with: renderer)
    _ = renderer.html()
  }

  func patch() {
    for patch in renderer.patches() { keep(patch.description) }
  }

  @inline(never)
  private func keep(_ patch: String) {}
}

private struct TextRow: Component, Identifiable, Equatable {
  let id: Int
  var text: String

  var body: Children { Label(text) }
}

/// The theme of a page.
private struct PageTheme: Theme {
  var accent = Color.systemBlue
  var heading = Font.title2
  var radius = 8.0

  static let standard = PageTheme()
  static let night = PageTheme(accent: .systemIndigo, heading: .title1, radius: 0)
}
