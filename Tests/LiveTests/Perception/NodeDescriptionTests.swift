import LiveTesting
import Testing

@MainActor
struct NodeDescriptionTests {
  private let tree = LiveTree(VStack { Label("Ada") })

  @Test("A node prints its own value")
  func description() {
    #expect("\(tree.root)" == "StackView(axis: .vertical)")
    #expect("\(tree.root.children[0])" == #"Label(text: "Ada")"#)
  }

  @Test("A node prints its descendants")
  func treeDescription() {
    #expect(tree.root.treeDescription == "StackView(axis: .vertical)\n  Label(text: \"Ada\")")
  }

  @Test("A truncated print of a tree says so, also at the end of a line", arguments: [26, 27, 28, 40, 50])
  func limits(length: Int) {
    let whole = tree.root.treeDescription
    let isWhole = whole.count <= length
    #expect(tree.root.treeDescription(upTo: length) == (isWhole ? whole : "\(whole.prefix(length))…"))
  }

  @Test("A node prints its first and last children and how many are between; the root prints all of them")
  func manyChildren() {
    func lines(_ count: Int) -> [Substring] {
      let tree = LiveTree(VStack { for row in 0..<count { Label("\(row)") } })
      #expect(tree.root.treeDescription.split(separator: "\n").count == count + 1)
      return "\(tree)".split(separator: "\n")
    }
    #expect(lines(100).count == 101)
    let lines = lines(1_000)
    #expect(lines.count == 102)
    #expect(
      lines[50...52] == [
        "  Label(text: \"49\")", "  … and 900 more, and then:", "  Label(text: \"950\")",
      ])
  }

  @Test("A part that is not a widget prints itself")
  func part() {
    let tree = LiveTree(Toolbar(.items([BarButtonItem("Edit")])))
    #expect(tree.root.parts[0].treeDescription == #"BarButtonItem(title: "Edit")"#)
  }
}
