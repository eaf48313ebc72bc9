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
          search("one that finds a row", .button("row 500"), finds: true),
          search("one that fails", .button("now 500"), finds: false),
        ]),
      Group(
        "printing a widget", goal: 0.5, known: ["a label", "a button", "a stack"], count: 100,
        [
          Case("a mirror of a label", writing: "attributes", each: 1) {
            var labels = ""
            for child in Mirror(reflecting: Label("Views")).children { labels += "\(child.label ?? "")" }
            return labels
          },
          Case("a label", writing: "Label(text: \"Views\")", each: 1) { "\(Label("Views"))" },
          Case("a button", writing: "Button(title: \"Play\")", each: 1) { "\(Button("Play"))" },
          Case("a stack", writing: "spacing: 4.0", each: 1) { "\(HStack(spacing: 4) {})" },
        ]),
    ]
  }

  /// The changes of one thing, in trees of several sizes.
  static func growth(of sizes: [Int]) -> [Group] {
    [
      bySize("a bound text among rows of HTML, and its patch", goal: 2, sizes: sizes, makeBoundPage),
      bySize(
        "a text of a listed component among rows of HTML, and its patch", goal: 2, sizes: sizes, makeListedPage),
      bySize("another theme of a page of rows, and its patch", goal: 1.1, sizes: sizes, makeThemedPage),
      bySize("another theme of a page of rows with numbers, and its patch", goal: 1.1, sizes: sizes, makeNumberedPage),
      bySize("changes of a label beside unkeyed siblings", goal: 1.1, sizes: sizes, makeSiblings),
    ]
  }

  /// The operations that visit every row.
  private static var wholeTrees: [Group] {
    [
      bySize(
        "a reversal of rows of HTML, and its patches, beside as many more rows", goal: 11, sizes: [400, 4_000],
        patches: { $0 - 1 }, makeReversal),
      Group(
        "all of 1,000 rows of plain widgets", goal: 0.05, known: ["the snapshot after a change"], count: 10,
        [
          Case("described and mounted", meant: { "\($0 * 4_001) nodes" }) { turns in
            let trees = (0..<turns).map { _ in LiveTree(PlainRows.describe(1_000, selected: 0)) }
            return Effect { "\(trees.reduce(0) { $0 + $1.root.all.count }) nodes" }
          },
          snapshot(of: 1_000),
        ]),
      Group(
        "printing, beside mounting 1,000 rows of plain widgets", goal: 1, known: ["the whole tree"], count: 1,
        [
          Case("mounting", meant: { _ in "4001 nodes" }) { _ in
            let tree = LiveTree(PlainRows.describe(1_000, selected: 0))
            return Effect { "\(tree.root.all.count) nodes" }
          },
          printing(of: 1_000),
        ]),
    ]
  }

  /// A change of a tree, which returns the number of the patches or of the changes that it has led to.
  private typealias Change = @MainActor (_ turn: Int) -> Int

  /// Creates a group of cases by size.
  ///
  /// - Parameter patches: The number of patches that each change is meant to lead to, for a size.
  private static func bySize(
    _ name: String, goal: Double, known: Set<String> = [], sizes: [Int],
    patches: (_ size: Int) -> Int = { _ in 1 }, _ make: @escaping @MainActor (_ size: Int) -> Change
  ) -> Group {
    let patches = sizes.map(patches)
    return Group(
      name, goal: goal, known: known, count: 10,
      zip(sizes, patches).map { size, patches in
        let change = make(size)
        var turn = 0
        return Case("\(size) rows", each: patches) { turns in
          (0..<turns).reduce(0) { number, _ in
            turn += 1
            return number + change(turn)
          }
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
      return page.patch()
    }
  }

  private static func makeListedPage(_ size: Int) -> Change {
    let tree = LiveTree((0..<size).map { TextRow(id: $0, text: "row") }) { rows in VStack { ForEach(rows) } }
    let page = Page(tree)
    return { turn in
      tree.state[size / 2].text = "\(turn)"
      return page.patch()
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
      theme.set(turn % 2 == 0 ? .standard : .night)
      return page.patch()
    }
  }

  private static func makeNumberedPage(_ size: Int) -> Change {
    let theme = Var(PageTheme.standard)
    let tree = LiveTree(
      VStack(.theme(theme)) {
        for number in 0..<size {
          HStack {
            Label("\(number)", .layer.cornerRadius(.token(\PageTheme.radius)))
            View(.layer.borderWidth(.token(\PageTheme.radius)), .layer.borderColor(.red))
          }
        }
      })
    let page = Page(tree)
    return { turn in
      theme.set(turn % 2 == 0 ? .standard : .night)
      return page.patch()
    }
  }

  private static func makeSiblings(_ size: Int) -> Change {
    let text = Var("")
    let tree = LiveTree(
      View {
        Label(.text <-- text)
        for number in 0..<size { Button("\(number)") }
      })
    return { turn in tree.changes { text.set("\(turn)") }.count }
  }

  private static func makeReversal(_ size: Int) -> Change {
    let rows = Var(Array(0..<size))
    let tree = LiveTree(
      View(.children <-- rows.map { ids in Children(ids.map { Label("\($0)", .key(WidgetKey($0))) }) }))
    let page = Page(tree)
    return { _ in
      rows.set(rows.value.reversed())
      return page.patch()
    }
  }

  private static func search(_ name: String, _ matcher: Matcher, finds: Bool) -> Case {
    let tree = LiveTree(PlainRows.describe(1_000, selected: 0))
    return Case(name, meant: { "\(finds ? $0 : 0) of \($0) found" }) { turns in
      let count = (0..<turns).count { _ in (try? tree.find(matcher).node()) != nil }
      return Effect { "\(count) of \(turns) found" }
    }
  }

  private static func snapshot(of size: Int) -> Case {
    let text = Var("")
    let tree = LiveTree(
      View {
        PlainRows.describe(size, selected: 0)
        Label(.text <-- text)
      })
    var turn = 0
    return Case("the snapshot after a change") { turns in
      (0..<turns).count { _ in
        turn += 1
        text.set("\(turn)")
        return ((tree.widget as? View)?.subviews.last as? Label)?.text == text.value
      }
    }
  }

  private static func printing(of size: Int) -> Case {
    let tree = LiveTree(PlainRows.describe(size, selected: 0))
    return Case("the whole tree", writing: "\n", each: 4_000, turns: { _ in 1 }) { tree.description }
  }
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
