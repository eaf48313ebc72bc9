import TestSupport
import Testing

@testable import LiveTesting

@MainActor
struct SearchTests {
  @Test("The nearest nodes are those that a comparison with every node finds", arguments: 0..<20)
  func nearest(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func text() -> String { "row \(Int.random(in: 0..<200, using: &random))" }
    let tree = LiveTree(
      VStack {
        for _ in 0..<40 {
          HStack {
            Button(text()); Label(text(), .isHidden(Bool.random(using: &random))); TextField(.placeholder(text()))
          }
        }
      })
    let matchers: [Matcher] = [
      .button(text()), .any(.text("now 17"), .placeholder(text())), .all(.not(.button), .name(text())),
      .all(.text(.containing("7")), .inside(.type(Button.self))),
    ]
    for matcher in matchers {
      let search = try Search(tree.find(matcher))
      let exact = search.range.map { ($0, search.criterion.closeness($0, above: -1)) }.filter { $0.1 >= 0.5 }
      let sorted = exact.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      for count in [1, 5] { #expect(search.nearest(count) == sorted.prefix(count).map(\.0)) }
    }
  }

  @Test("A tree is laid out once for all searches between two changes")
  func kept() throws {
    let text = Var("Ada")
    let rows = Var([1])
    let tree = LiveTree(
      View {
        Label(.text <-- text)
        View(.children <-- rows.map { ids in Children(ids.map { Label("\($0)") }) })
      })
    var last = SearchedRow.around(tree.root)
    func isKept() -> Bool {
      let row = SearchedRow.around(tree.root.children[0])
      defer { last = row }
      return row === last
    }
    #expect(isKept())
    text.set("Grace")
    #expect(!isKept())
    rows.set([1, 2])
    #expect(!isKept())
    try tree.update(to: View { Label("Ada") })
    #expect(!isKept())
    #expect(isKept())
    #expect(tree.find(Label.self).count == 1)
  }

  @Test("The error of a failed search shows the tree at the time of the search")
  func printed() {
    let text = Var("Ada")
    let tree = LiveTree(View { Label(.text <-- text) })
    func shown() -> String {
      do {
        _ = try tree.find(.button("Save")).node()
        return ""
      } catch { return error.tree }
    }
    for name in ["Ada", "Grace"] {
      text.set(name)
      #expect(shown() == tree.description)
      #expect(shown().contains(name))
    }
  }

  @Test("An unmounted tree keeps no layout")
  func unmounted() {
    let tree = LiveTree(View { Label("Ada") })
    #expect(tree.find(.text("Ada")).exists)
    tree.unmount()
    #expect(tree.root.keptSearch == nil)
    #expect(tree.find(Label.self).exists)
    #expect(tree.root.keptSearch == nil)
  }
}
