import Live

@MainActor
extension Group {
  /// The cost of reordering the children of a live tree, relative to mounting them, for 1,000 and 10,000 children.
  static var rearranged: [Group] {
    [1_000, 10_000].map { count in
      Group(
        "another order of \(count) labels", goal: 1, known: ["reversed, and heard"], count: count,
        [
          Case("mounted", of: count, { labels(0..<$0) }, { keepAlive(LiveTree($0)) }),
          Case("reversed", of: count, { Subject($0, isHeard: false) }, { $0.reverse() }),
          Case("reversed, and heard", of: count, { Subject($0, isHeard: true) }, { $0.reverse() }),
        ])
    }
  }

  private static func labels(_ ids: some Sequence<Int>) -> View {
    View(.subviews(Children(ids.map { Label("\($0)", .key(WidgetKey($0))) })))
  }

  /// A tree of labels, and the same in reverse order.
  @MainActor
  private final class Subject {
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
  }

  private final class Listener: Renderer {
    func insert(_ node: Node, at index: Int) {}
    func move(_ node: Node, from old: Int, to new: Int) {}
    func remove(_ node: Node, at index: Int) {}
    func update(_ node: Node, from old: any Bindable, to new: any Bindable) {}
  }
}
