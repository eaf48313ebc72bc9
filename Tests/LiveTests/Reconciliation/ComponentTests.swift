import LiveTesting
import Observation
import Testing

private enum Accent: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[Accent.self] }
    set { self[Accent.self] = newValue }
  }
}

private struct Row: Component, Equatable {
  var name: String
  @Environment(\.accent) var accent

  var body: Children { Label("\(name) \(accent)") }
}

@MainActor
@Observable
private final class Counter {
  var count = 0
}

private struct Counting: Component {
  let counter: Counter

  var body: Children { Label("\(counter.count)") }
}

@MainActor
struct ComponentTests {
  @Test("A component is mounted with the widgets of its body")
  func mounting() {
    let liveTree = LiveTree(VStack { Row(name: "a") })
    #expect(texts(in: liveTree) == ["a none"])
  }

  @Test("The body of an equal component is not read again, and that of another is, into the same nodes")
  func memoising() throws {
    let liveTree = LiveTree(
      View {
        Row(name: "a"); Row(name: "b")
      })
    #expect(liveTree.renderCount == 2)
    let nodes = liveTree.root.children
    let changes = try liveTree.changes {
      try liveTree.update(
        to: View {
          Row(name: "a"); Row(name: "c").with(.tag(1))
        })
    }
    #expect(liveTree.renderCount == 3)
    #expect(
      changes.map(\.description) == [
        #"set View/Row[1].component.name: "b" → "c""#, "set View/Row[1].tag: 0 → 1",
        #"set View/Row[1]/Label.text: "b none" → "c none""#,
      ])
    #expect(zip(liveTree.root.children, nodes).allSatisfy { $0 === $1 })
    try liveTree.update(
      to: View {
        Row(name: "a").with(.tag(2)); Row(name: "c").with(.tag(1))
      })
    #expect(liveTree.renderCount == 3 && texts(in: liveTree) == ["a none", "c none"])
  }

  @Test("Components of different types are different nodes")
  func types() throws {
    let liveTree = LiveTree(View { Row(name: "a") })
    let row = liveTree.root.children[0]
    try liveTree.update(to: View { Counting(counter: Counter()) })
    #expect(!row.isMounted)
  }

  @Test("An environment value reaches components at any depth, and only its readers are read again")
  func environment() throws {
    func tree(_ accent: String) -> View {
      View(.environment(\.accent, accent)) {
        View { Row(name: "a") }
        View(.environment(\.accent, "own")) { Row(name: "b") }
      }
    }
    let liveTree = LiveTree(tree("red"))
    #expect(texts(in: liveTree) == ["a red", "b own"])
    try liveTree.update(to: tree("blue"))
    #expect(texts(in: liveTree) == ["a blue", "b own"])
  }

  @Test("A component follows the models that its body reads")
  func observable() {
    let counter = Counter()
    let liveTree = LiveTree(View { Counting(counter: counter) })
    counter.count = 1
    counter.count = 2
    #expect(texts(in: liveTree) == ["2"])
    #expect(liveTree.renderCount == 2)
    liveTree.unmount()
    counter.count = 3
    #expect(texts(in: liveTree) == ["2"])
  }

  private func texts(in liveTree: LiveTree<Void>) -> [String] {
    func texts(_ node: Node) -> [String] {
      (node[Label.self]?.text).map { [$0] } ?? node.children.flatMap(texts)
    }
    return texts(liveTree.root)
  }
}
