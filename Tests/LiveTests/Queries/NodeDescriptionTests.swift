import Live
import Testing

@MainActor
struct NodeDescriptionTests {
  private let host = Host(VStack { Label("Ada") })

  @Test("A node prints its own value")
  func description() {
    #expect("\(host.root)" == "StackView(axis: .vertical)")
    #expect("\(host.root.children[0])" == #"Label(text: "Ada")"#)
  }

  @Test("A node prints all that is in it")
  func treeDescription() {
    #expect(host.root.treeDescription == "StackView(axis: .vertical)\n  Label(text: \"Ada\")")
  }

  @Test("A part that is not a widget prints itself")
  func part() {
    let host = Host(Toolbar(.items([BarButtonItem("Edit")])))
    #expect(host.root.parts[0].treeDescription == #"BarButtonItem(title: "Edit")"#)
  }
}
