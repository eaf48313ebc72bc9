import Live
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
  @Test("A component is mounted with what its body lists")
  func mounting() {
    let host = Host(VStack { Row(name: "a") })
    #expect(texts(in: host) == ["a none"])
  }

  @Test("The body of an equal component is not read again, and that of another is, into the same nodes")
  func memoising() throws {
    let host = Host(
      View {
        Row(name: "a"); Row(name: "b")
      })
    #expect(host.renderCount == 2)
    let nodes = host.root.children
    let changes = try host.changes {
      try host.update(
        to: View {
          Row(name: "a"); Row(name: "c").with(.tag(1))
        })
    }
    #expect(host.renderCount == 3)
    #expect(
      changes.map(\.description) == [
        #"set View/Row[1].component.name: "b" → "c""#, "set View/Row[1].tag: 0 → 1",
        #"set View/Row[1]/Label.text: "b none" → "c none""#,
      ])
    #expect(zip(host.root.children, nodes).allSatisfy { $0 === $1 })
    try host.update(
      to: View {
        Row(name: "a").with(.tag(2)); Row(name: "c").with(.tag(1))
      })
    #expect(host.renderCount == 3 && texts(in: host) == ["a none", "c none"])
  }

  @Test("Components of different types are different nodes")
  func types() throws {
    let host = Host(View { Row(name: "a") })
    let row = host.root.children[0]
    try host.update(to: View { Counting(counter: Counter()) })
    #expect(!row.isMounted)
  }

  @Test("What is handed down reaches components however deep, and only those are read again")
  func environment() throws {
    func tree(_ accent: String) -> View {
      View(.environment(\.accent, accent)) {
        View { Row(name: "a") }
        View(.environment(\.accent, "own")) { Row(name: "b") }
      }
    }
    let host = Host(tree("red"))
    #expect(texts(in: host) == ["a red", "b own"])
    try host.update(to: tree("blue"))
    #expect(texts(in: host) == ["a blue", "b own"])
  }

  @Test("A component follows the models that its body reads")
  func observable() {
    let counter = Counter()
    let host = Host(View { Counting(counter: counter) })
    counter.count = 1
    counter.count = 2
    #expect(texts(in: host) == ["2"])
    #expect(host.renderCount == 2)
    host.unmount()
    counter.count = 3
    #expect(texts(in: host) == ["2"])
  }

  private func texts(in host: Host<Void>) -> [String] {
    func texts(_ node: Node) -> [String] {
      (node[Label.self]?.text).map { [$0] } ?? node.children.flatMap(texts)
    }
    return texts(host.root)
  }
}
