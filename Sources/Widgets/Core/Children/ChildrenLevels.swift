/// Upper bounds for the numbers of levels of children below some widgets. Removing widgets does not lower them.
public struct ChildrenLevels: Sendable {
  /// All levels.
  internal private(set) var all = 0

  /// The levels down to lists that are released without recursion.
  internal private(set) var released = 0

  /// The number of lists in lists, one in the other.
  internal private(set) var joins = 0

  /// The levels of a list that is a part of another list.
  internal var joined: ChildrenLevels {
    var levels = self
    levels.joins += 1
    return levels
  }

  /// The levels of the same widgets in one array.
  internal var flattened: ChildrenLevels {
    var levels = self
    levels.joins = 0
    return levels
  }

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
    joins = max(joins, other.joins)
  }
}
