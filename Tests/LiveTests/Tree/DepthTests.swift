import Live
import Testing

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

  @Test("A tree of as many levels as the limit mounts, updates, is found, printed and unmounted")
  func limit() throws {
    let host = Host(root(DepthError.limit))
    #expect(host.errors.isEmpty)
    let label = try host.find(Label.self).node()
    #expect(Array(sequence(first: label, next: \.parent)).count == DepthError.limit)
    #expect(label.path.hasSuffix("/Label"))
    try host.update(to: deep(DepthError.limit, Label("later")) as? StackView ?? StackView())
    #expect(label[Label.self]?.text == "later")
    #expect(host.description.split(separator: "\n").count == DepthError.limit)
    #expect(host.duplicateKeys.isEmpty)
    host.unmount()
    #expect(!label.isMounted)
  }

  @Test("A deeper description is refused as a whole, and the tree stays as it was", arguments: [513, 10_000])
  func refusal(_ levels: Int) throws {
    let host = Host(root(3))
    let error = DepthError(depth: levels, container: "StackView")
    #expect(throws: error) { try host.update(to: root(levels)) }
    #expect(host.description.split(separator: "\n").count == 3)
    #expect("\(error)" == "StackView would make the tree \(levels) levels deep; the limit is 512.")
    let empty = Host(root(levels))
    #expect(empty.errors as? [DepthError] == [error])
    #expect(empty.root.children.isEmpty)
    let stateful = Host(3) { levels in deep(levels) }
    stateful.state = levels
    #expect(stateful.description.split(separator: "\n").count == 3)
    #expect(stateful.errors as? [DepthError] == [error])
    stateful.state = 4
    #expect(stateful.description.split(separator: "\n").count == 4)
  }

  @Test("What a component, a signal, a table or a handler adds is refused where it would be too deep")
  func additions() throws {
    let children = Var<Children>([Label("first")])
    let host = Host(
      View {
        Deep(levels: 10_000)
        View(.subviews <-- children)
        TableView(.model(TableModel { Section { TableViewCell(.subviews([deep(10_000)])) } }))
        Button("present", .tapped --> inContext { try $0.present(ViewController(.content([deep(10_000)]))) })
      })
    children.set([deep(10_000)])
    try host.find(Button.self).tap()
    #expect(host.errors.count == 4)
    #expect(host.errors.allSatisfy { $0 is DepthError })
    #expect(host.root.children[1].children.map { $0[Label.self]?.text } == ["first"])
    children.set([Label("second")])
    #expect(host.root.children[1].children.map { $0[Label.self]?.text } == ["second"])
  }

  @Test("A component that lists itself comes to an end at the limit")
  func endless() {
    let host = Host(Endless())
    #expect(host.errors.count == 1)
    #expect((host.errors.first as? DepthError)?.depth ?? 0 > DepthError.limit)
    host.unmount()
  }
}
