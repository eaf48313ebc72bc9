import Live

@MainActor
extension Group {
  /// The cost of a label that is bound to a variable, relative to an object and a closure that changes it.
  static var boundLabels: [Group] {
    [
      Group(
        "mounting one of 10,000 bound labels", goal: 20, count: count,
        [
          Case("closures", of: count, { ClosureLabels(waiting: $0) }) { $0.connect() },
          Case("`Live`", of: count, { LiveLabels($0) }) { $0.mount() },
        ]),
      Group(
        "a send to one of 10,000 bound labels", goal: 8, count: count,
        [
          Case("closures", of: count, { ClosureLabels($0) }) { $0.send("b") },
          Case("`Live`", of: count, { LiveLabels.mounted($0) }) { $0.text.set("b") },
        ]),
      Group(
        "unmounting one of 10,000 bound labels", goal: 100, known: ["`Live`"], count: count,
        [
          Case("closures", of: count, { ClosureLabels($0) }) { $0.disconnect() },
          Case("`Live`", of: count, { LiveLabels.mounted($0) }) { $0.liveTree?.unmount() },
        ]),
    ]
  }

  private static let count = 10_000
}

/// Labels in a live tree.
@MainActor
private final class LiveLabels {
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
}

/// Labels in objects, and the closures that change them.
@MainActor
private final class ClosureLabels {
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
}
