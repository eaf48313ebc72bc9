import LivePreview

@MainActor
extension Group {
  /// The costs of a change in a tree beside what other trees have used in the same program, relative to a program in
  /// which nobody has: animations, titles from content, themes and tokens.
  static func unrelated(_ size: Int) -> [Group] {
    [
      Group(
        "a changed row of \(size) in HTML, and its patch, beside other trees", goal: 1.05, count: 200,
        beside { use in
          let rows = rows(size)
          let page = Page(LiveTree(rows) { rows in VStack { ForEach(rows) } })
          return changing(rows, after: use) { page.patch() }
        }),
      Group(
        "a changed row of \(size), beside other trees", goal: 1.05, count: 200,
        beside { use in
          let rows = rows(size)
          let tree = LiveTree(rows) { rows in VStack { ForEach(rows) } }
          return changing(rows, after: use) { (tree.widget as? StackView)?.arrangedSubviews.count == size ? 1 : 0 }
        }),
    ]
  }

  /// Returns a case alone, and one after another tree has used each feature. Those before have been used, too.
  private static func beside(
    _ run: @escaping @MainActor (_ use: @escaping @MainActor () -> Void) -> (Int) -> Int
  ) -> [Case] {
    let uses: [(name: String, tree: @MainActor () -> AnyObject)] = [
      ("alone", { LiveTree(Label("other")) }),
      ("beside an animation", { LiveTree(Label("other", .animation(.snappy))) }),
      ("beside a title", { LiveTree(ViewController { Label("other", .navigationTitle("Other")) }) }),
      ("beside a theme", { LiveTree(Label("other", .theme(OtherTheme()))) }),
      ("beside a token", { LiveTree(Label("other", .textColor(.token(\OtherTheme.accent)))) }),
    ]
    return uses.map { use in Case(use.name, run { _ = use.tree() }) }
  }

  private static func rows(_ size: Int) -> Var<[UnrelatedRow]> {
    Var((0..<size).map { UnrelatedRow(id: $0, text: "row") })
  }

  private static func changing(
    _ rows: Var<[UnrelatedRow]>, after use: @escaping @MainActor () -> Void, _ show: @escaping @MainActor () -> Int
  ) -> (Int) -> Int {
    var turn = 0
    return { turns in
      // The first run, which is not measured, is the first time that the program does this.
      if turn == 0 { use() }
      return (0..<turns).reduce(0) { number, _ in
        turn += 1
        rows.value[turn % rows.value.count].text = "\(turn)"
        return number + show()
      }
    }
  }
}

private struct OtherTheme: Theme {
  var accent = Color.systemRed

  static let standard = OtherTheme()
}

private struct UnrelatedRow: Component, Identifiable, Equatable {
  let id: Int
  var text: String

  var body: Children {
    HStack {
      Label("\(id)")
      Label(text)
      Button("b")
    }
  }
}
