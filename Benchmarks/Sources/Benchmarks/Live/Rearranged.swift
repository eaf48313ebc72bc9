import Live

@MainActor
extension Group {
  /// The cost of reordering the children of a live tree, relative to mounting them, for 1,000 and 10,000 children.
  static var rearranged: [Group] {
    [1_000, 10_000].map { count in
      Group(
        "another order of \(count) labels", goal: 1, known: ["reversed, and heard"], count: count,
        [
          Case("mounted", of: count, meant: "\(count) labels from 0", { labels(0..<$0) }) { labels in
            let tree = LiveTree(labels)
            return Effect { inspect(tree) }
          },
          Case(
            "reversed", of: count, meant: "\(count) labels from \(count - 1), 0 moves heard",
            { Subject($0, isHeard: false) }, { $0.reverse() }),
          Case(
            "reversed, and heard", of: count, meant: "\(count) labels from \(count - 1), \(count - 1) moves heard",
            { Subject($0, isHeard: true) }, { $0.reverse() }),
        ])
    }
  }

  private static func inspect(_ tree: LiveTree<Void>) -> String {
    "\(tree.root.labels.count) labels from \(tree.root.labels.first ?? "")"
  }

  private static func labels(_ ids: some Sequence<Int>) -> View {
    View(.subviews(Children(ids.map { Label("\($0)", .key(WidgetKey($0))) })))
  }

  /// A tree of labels, and the same in reverse order.
  @MainActor
  private final class Subject: Inspected {
    private let tree: LiveTree<Void>
    private let reversed: View
    private let listener = Listener()
    private let lifetime: Lifetime?

    init(_ count: Int, isHeard: Bool) {
      tree = LiveTree(labels(0..<count))
      reversed = labels((0..<count).reversed())
      lifetime = isHeard ? tree.render(with: listener) : nil
    }

    func reverse() { try? tree.update(to: reversed) }

    func inspect() -> String { "\(Group.inspect(tree)), \(listener.moves) moves heard" }
  }

  private final class Listener: Renderer {
    private(set) var moves = 0

    func insert(_ node: Node, at index: Int) {}
    func move(_ node: Node, from old: Int, to new: Int) { moves += 1 }
    func remove(_ node: Node, at index: Int) {}
    func update(_ node: Node, from old: any Bindable, to new: any Bindable) {}
  }
}
