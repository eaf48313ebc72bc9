import Live
import LiveTesting
import Testing

@Suite("The widgets of a tree with their origins")
@MainActor struct TracerTests {
  /// The values inside, each with what is inside it.
  private func values(in value: any Bindable) -> [any Bindable] {
    [value] + value.parts.flatMap(values) + (value.widgetsInside ?? []).flatMap(values)
  }

  /// The numbers of the nodes whose origins are focused.
  private func focused(in tree: LiveTree<Void>, _ tracer: Tracer) -> [Int] {
    values(in: tracer.widgets(of: tree.root).base).compactMap { value in
      value.behaviors.origin.flatMap { $0.isFocused ? $0.node : nil }
    }
  }

  @Test("The origin of the focused widget, or of its focused row, is the only one that receives keys")
  func focus() throws {
    let tree = LiveTree(
      VStack {
        Button("Save")
        TableView(.visibleRowCount(3)) { for title in ["a", "b"] { TableViewCell(.text(title)) } }
      })
    let (button, table, tracer) = (tree.root.children[0], tree.root.children[1], Tracer())
    #expect(focused(in: tree, tracer).isEmpty)
    try button.focus()
    #expect(focused(in: tree, tracer) == [button.id])
    try tree.press(.tab)
    #expect(focused(in: tree, tracer) == [table.children[0].id])
    try tree.press(.down)
    #expect(focused(in: tree, tracer) == [table.children[1].id])
  }

  @Test("Of many children, only changed ones are read again, and the others keep their origins")
  func manyChildren() {
    let texts = (0..<100).map { Var("\($0)") }
    let tree = LiveTree(VStack { for text in texts { Label(.text <-- text) } })
    let tracer = Tracer()
    func labels() -> [Label] { values(in: tracer.widgets(of: tree.root).base).compactMap { $0 as? Label } }
    let before = labels()
    #expect(before.map(\.text) == (0..<100).map { "\($0)" })
    texts[70].set("new")
    let after = labels()
    #expect(after.map(\.text) == (0..<100).map { $0 == 70 ? "new" : "\($0)" })
    let changed = after.indices.filter { after[$0].behaviors.origin !== before[$0].behaviors.origin }
    #expect(changed == [70])
  }

  @Test("Focusing another wheel of a picker is reported as a change")
  func wheels() throws {
    let tree = LiveTree(PickerView(.components([["S", "M"], ["Red", "Green"]])))
    let tracer = Tracer()
    var changes = 0
    tracer.didChange = { changes += 1 }
    try tree.root.focus()
    _ = tracer.widgets(of: tree.root)
    func press(_ key: KeyPress) -> (changes: Int, wheel: Int?) {
      changes = 0
      try? tree.press(key)
      return (changes, tracer.widgets(of: tree.root).base.behaviors.origin?.focusedComponent)
    }
    #expect(press(.right) == (1, 1))
    #expect(press(.left) == (1, 0))
    withExtendedLifetime(tracer) {}
  }
}
