import Live

@MainActor
extension Group {
  /// The cost of a label that is bound to a variable, relative to an object and a closure that changes it.
  static var boundLabels: [Group] {
    [
      Group(
        "mounting one of 10,000 bound labels", goal: 20, count: count,
        [
          Case("closures", of: count, meant: connected, { ClosureLabels(waiting: $0) }) { $0.connect() },
          Case("`Live`", of: count, meant: connected, { LiveLabels($0) }) { $0.mount() },
        ]),
      Group(
        "a send to one of 10,000 bound labels", goal: 8, count: count,
        [
          Case("closures", of: count, meant: sent, { ClosureLabels($0) }) { $0.send("b") },
          Case("`Live`", of: count, meant: sent, { LiveLabels.mounted($0) }) { $0.text.set("b") },
        ]),
      Group(
        "unmounting one of 10,000 bound labels", goal: 100, known: ["`Live`"], count: count,
        [
          Case("closures", of: count, meant: disconnected, { ClosureLabels($0) }) { $0.disconnect() },
          Case("`Live`", of: count, meant: disconnected, { LiveLabels.mounted($0) }) { $0.liveTree?.unmount() },
        ]),
    ]
  }

  private static let count = 10_000
  private static let connected = "10000 show a, and 10000 follow"
  private static let sent = "10000 show b, and 10000 follow"
  private static let disconnected = "10000 show a, and 0 follow"
}

/// Returns how many labels show a text that the first one shows, and how many follow a further one.
@MainActor
private func inspect(_ labels: () -> [String], sending send: (String) -> Void) -> String {
  let shown = labels()
  send("c")
  return "\(shown.count { $0 == shown.first }) show \(shown.first ?? ""), and \(labels().count { $0 == "c" }) follow"
}

/// Labels in a live tree.
@MainActor
private final class LiveLabels: Inspected {
  let text = Var("a")
  let tree: View
  var liveTree: LiveTree<Void>?

  init(_ count: Int) {
    let label = Label(.text <-- text)
    tree = View(.subviews(Children(Array(repeating: label, count: count))))
  }

  static func mounted(_ count: Int) -> LiveLabels {
    let labels = LiveLabels(count)
    labels.mount()
    return labels
  }

  func mount() {
    liveTree = LiveTree(tree)
  }

  func inspect() -> String {
    Benchmarks.inspect({ liveTree?.root.labels ?? [] }, sending: text.set)
  }
}

/// Labels in objects, and the closures that change them.
@MainActor
private final class ClosureLabels: Inspected {
  private final class Object {
    var label = Label("a")
  }

  private let count: Int
  private var objects: [Object] = []
  private var closures: [(String) -> Void] = []

  init(waiting count: Int) {
    self.count = count
  }

  init(_ count: Int) {
    self.count = count
    connect()
  }

  func connect() {
    for _ in 0..<count {
      let object = Object()
      objects.append(object)
      closures.append { object.label.text = $0 }
    }
  }

  func send(_ text: String) {
    for closure in closures { closure(text) }
  }

  func disconnect() {
    closures = []
  }

  func inspect() -> String { Benchmarks.inspect({ objects.map { $0.label.text ?? "" } }, sending: send) }
}
