import LiveTesting
import Testing

@MainActor
struct DuplicateKeysTests {
  private let twins = View {
    Group {
      Label("a", .key("a")); Label("b", .key(1)); Label("c", .key("a")); Switch(.key(1))
    }
  }

  @Test("A description with duplicate keys is refused with their names, and changes nothing")
  func refusal() throws {
    let tree = LiveTree(View { View { Label("before") } })
    let before = tree.widget as? View
    let error = #expect(throws: DuplicateKeys.self) { try tree.update(to: View { twins }) }
    #expect(error?.keys == ["a", 1] && error?.container == "View/View")
    #expect(error?.description == #"Among the children of View/View, several have the keys "a", 1."#)
    #expect(tree.widget as? View == before)
  }

  @Test("Where nothing can throw, children with one key are matched in order, and the tree lists the duplicates")
  func occurrences() {
    let rows: Var<Children> = Var([Label("a", .key("a")), Label("b", .key("a")), Label("c", .key("c"))])
    let tree = LiveTree(View(.children <-- rows))
    let nodes = tree.root.children
    #expect(tree.duplicateKeys.map(\.keys) == [["a"]] && tree.duplicateKeys.map(\.container) == ["View"])
    rows.set([Label("c", .key("c")), Label("d", .key("a")), Label("e", .key("a"))])
    #expect(zip(tree.root.children, [nodes[2], nodes[0], nodes[1]]).allSatisfy { $0 === $1 })
    #expect(tree.root.children.compactMap { $0[Label.self]?.text } == ["c", "d", "e"])
    rows.set(Children("abc"))
    #expect(tree.duplicateKeys.isEmpty)
  }
}
