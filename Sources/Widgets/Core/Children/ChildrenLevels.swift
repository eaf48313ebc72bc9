/// The numbers of levels of children below some widgets.
///
/// After widgets have been removed, they may be larger than they are.
public struct ChildrenLevels: Sendable {
  /// All levels.
  internal private(set) var all = 0

  /// The levels down to lists that are released without recursion.
  internal private(set) var released = 0

  @usableFromInline internal init() {}

  /// Counts the levels below a widget.
  @inlinable internal init(below widget: some Widget) {
    self.init()
    if let inside = widget.widgetsInside { include(inside) }
  }

  /// Counts the levels of a list inside a widget.
  @usableFromInline internal mutating func include(_ children: Children) {
    guard let box = children.box else { return }
    all = max(all, box.levels.all + 1)
    released = max(released, box is DeepChildren ? 1 : box.levels.released + 1)
  }

  /// Counts the levels of other widgets beside these.
  @usableFromInline internal mutating func formUnion(_ other: ChildrenLevels) {
    all = max(all, other.all)
    released = max(released, other.released)
  }
}
