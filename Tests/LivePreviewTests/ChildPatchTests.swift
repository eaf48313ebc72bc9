import LivePreview
import LiveTesting
import Testing

@Suite("Children of a widget that writes them in other places, or with other elements, than before")
@MainActor struct ChildPatchTests {
  /// Applies the patches of some changes, and checks after each that the page shows what a new one shows.
  private func check<State>(_ tree: LiveTree<State>, _ changes: [() throws -> Void]) throws {
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    for (number, change) in changes.enumerated() {
      try change()
      try browser.apply(renderer.patches())
      let look = Browser(Preview.html(tree.widget, as: .fragment)).look
      #expect(Browser.difference(browser.look, look) == nil, "change \(number)")
    }
    withExtendedLifetime(lifetime) {}
  }

  /// Containers that write their children one by one as long as a signal is `true`, and together otherwise.
  private static let containers: [@MainActor (Var<Bool>, Children) -> any Widget] = [
    { isApart, children in StackView(.customSpacing <-- isApart.map { $0 ? [0: 4] : [:] }) { children } },
    { isApart, children in StackView(.spacing <-- isApart.map { $0 ? -4 : 4 }) { children } },
    { isApart, children in StackView(.distribution <-- isApart.map { $0 ? .fillProportionally : .fill }) { children } },
    { isApart, children in
      ScrollView(.refreshControl <-- isApart.map { RefreshControl(.isRefreshing($0)) }) { children }
    },
  ]

  @Test("The rows of a table stay what they are when its index comes and goes")
  func indexTitles() throws {
    let least = Var(0)
    let tree = LiveTree(
      TableView(.sectionIndexMinimumDisplayRowCount <-- least) {
        Section("S", footer: "F", indexTitle: "I") {
          TableViewCell(.text("A")); TableViewCell(.text("B"))
        }
        Section("T", indexTitle: "J") {
          TableViewCell(.text("C")); TableViewCell(.text("D"))
        }
      })
    try check(tree, [{ least.set(10) }, { least.set(0) }, { least.set(10) }])
  }

  @Test(
    "Children are patched whether their container writes them one by one or together, and after that changes",
    arguments: 0..<4)
  func layouts(container: Int) throws {
    let (isApart, text, title) = (Var(true), Var("Ada"), Var("Left"))
    let children = Children {
      Label(.text <-- text); TextField(.leftView(Label(.text <-- title)), .leftViewMode(.always))
    }
    let isHidden = Var(false)
    let tree = LiveTree(isHidden) { isHidden in
      if isHidden { Label("Hidden") } else { [Self.containers[container](isApart, children)] }
    }
    try check(
      tree,
      [
        { isApart.set(false) }, { text.set("Grace") }, { title.set("Right") }, { isApart.set(true) },
        { text.set("Eve") }, { title.set("Left") },
        {
          isApart.set(false)
          text.set("Ada")
        }, { title.set("Right") },
        {
          title.set("Left")
          isHidden.set(true)
        }, { isHidden.set(false) },
      ])
  }

  @Test(
    "A sibling is inserted before a widget that has got a single element at the same time", arguments: [false, true])
  func looseSibling(isApart: Bool) throws {
    for words in [[], ["a", "b"]] {
      let (words, isLong) = (Var(words), Var(false))
      let tree = LiveTree(isLong) { isLong in
        StackView(.customSpacing(isApart ? [0: 4] : [:])) {
          if isLong { Label("New") }
          Scattered(\.words <-- words)
          Label("End")
        }
      }
      try check(
        tree,
        [
          {
            words.set(["only"])
            isLong.set(true)
          }, { words.set(["on", "and", "on"]) },
          {
            words.set(["only"])
            isLong.set(false)
          }, { words.set(["one"]) },
        ])
    }
  }
}
