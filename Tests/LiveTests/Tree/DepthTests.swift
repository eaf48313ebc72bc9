import Testing

@testable import Live

/// A column in a column, and so on, with a label in the innermost.
private func deep(_ levels: Int, _ innermost: some Widget = Label("innermost")) -> any Widget {
  var widget: any Widget = innermost
  for _ in 1..<levels {
    var stack = StackView()
    stack.arrangedSubviews = [widget]
    widget = stack
  }
  return widget
}

private struct Endless: Component {
  var body: Children { View { Endless() } }
}

private struct Deep: Component, Equatable {
  var levels: Int

  var body: Children { Children([deep(levels)]) }
}

@MainActor
@Suite("Deep trees")
struct DepthTests {
  private func root(_ levels: Int) -> StackView { deep(levels) as? StackView ?? StackView() }

  @Test("A tree with as many levels as the limit is mounted, updated, searched, printed and unmounted")
  func limit() throws {
    let tree = LiveTree(root(DepthError.limit))
    #expect(tree.errors.isEmpty)
    let label = try tree.find(Label.self).node()
    #expect(Array(sequence(first: label, next: \.parent)).count == DepthError.limit)
    #expect(label.path.hasSuffix("/Label"))
    try tree.update(to: deep(DepthError.limit, Label("later")) as? StackView ?? StackView())
    #expect(label[Label.self]?.text == "later")
    #expect(tree.description.split(separator: "\n").count == DepthError.limit)
    #expect(tree.duplicateKeys.isEmpty)
    tree.unmount()
    #expect(!label.isMounted)
  }

  @Test("A deeper description is refused as a whole, and the tree stays as it was", arguments: [513, 10_000])
  func refusal(_ levels: Int) throws {
    let tree = LiveTree(root(3))
    let error = DepthError(depth: levels, container: "StackView")
    #expect(throws: error) { try tree.update(to: root(levels)) }
    #expect(tree.description.split(separator: "\n").count == 3)
    #expect("\(error)" == "StackView would make the tree \(levels) levels deep; the limit is 512.")
    let long = DepthError(depth: 600, container: Array(repeating: "Level", count: 500).joined(separator: "/"))
    #expect("\(long)".count < 150 && "\(long)".hasPrefix("Level/Level/") && "\(long)".contains("…"))
    let empty = LiveTree(root(levels))
    #expect(empty.errors as? [DepthError] == [error])
    #expect(empty.root.children.isEmpty)
    let stateful = LiveTree(3) { levels in deep(levels) }
    stateful.state = levels
    #expect(stateful.description.split(separator: "\n").count == 3)
    #expect(stateful.errors as? [DepthError] == [error])
    stateful.state = 4
    #expect(stateful.description.split(separator: "\n").count == 4)
  }

  @Test("Widgets from a component, a signal, a table or a handler are refused if they would be too deep")
  func additions() throws {
    let children = Var<Children>([Label("first")])
    let tree = LiveTree(
      View {
        Deep(levels: 10_000)
        View(.subviews <-- children)
        TableView(.model(TableModel { Section { TableViewCell(.subviews([deep(10_000)])) } }))
        Button("present", .tapped --> inContext { try $0.present(ViewController(.children([deep(10_000)]))) })
      })
    children.set([deep(10_000)])
    try tree.find(Button.self).tap()
    #expect(tree.errors.count == 4)
    #expect(tree.errors.allSatisfy { $0 is DepthError })
    #expect(tree.root.children[1].children.map { $0[Label.self]?.text } == ["first"])
    children.set([Label("second")])
    #expect(tree.root.children[1].children.map { $0[Label.self]?.text } == ["second"])
  }

  @Test("Nested parts are mounted down to the limit, and the tree has an error")
  func parts() {
    var cell = TableViewCell()
    var layer = Layer()
    for _ in 0..<10_000 {
      let (innerCell, innerLayer) = (cell, layer)
      (cell, layer) = (TableViewCell(), Layer())
      cell.accessoryView = innerCell
      layer.sublayers = [innerLayer]
    }
    var view = View()
    view.layer = layer
    for tree in [LiveTree(cell), LiveTree(view)] {
      let deepest = sequence(first: tree.root, next: \.parts.first).reversed().first
      #expect(deepest?.depth == DepthError.limit)
      #expect(tree.errors.count == 1)
      #expect((tree.errors.first as? DepthError)?.depth == DepthError.limit + 2)
      tree.unmount()
    }
  }

  @Test("A component that contains itself ends at the limit")
  func endless() {
    let tree = LiveTree(Endless())
    #expect(tree.errors.count == 1)
    #expect((tree.errors.first as? DepthError)?.depth ?? 0 > DepthError.limit)
    tree.unmount()
  }
}
