/// Widgets that pass through a block as one value. A fragment is never part of a tree.
@usableFromInline internal struct Fragment: Widget {
  @usableFromInline internal var content: Children = []
  @usableFromInline internal var attributes = ViewAttributes.fresh

  @usableFromInline internal init() {}

  @inlinable internal init(_ content: Children) {
    self.init()
    self.content = content
  }

  /// Returns whether one of the lines of a block is a fragment.
  @usableFromInline internal static func isAmong(_ widgets: [any Widget]) -> Bool {
    widgets.withUnsafeBufferPointer { lines in
      guard let first = lines.baseAddress else { return false }
      for line in lines.indices where WidgetInMemory(first + line).isOf(Fragment.self) { return true }
      return false
    }
  }

  @usableFromInline internal static func flattened(_ widgets: [any Widget]) -> Children {
    if widgets.count == 1, let content = widgets[0].fragmentContent { return content }
    return joined(widgets.map { $0.fragmentContent ?? Children([$0]) })
  }

  /// Returns the widgets of several lists, in an array without room for more, because most lists stay as they are.
  @usableFromInline internal static func joined(_ lists: [Children]) -> Children {
    var widgets: [any Widget] = []
    widgets.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists { widgets += list.elements }
    var children = Children()
    children.stored = ChildrenStorage(widgets, levels: lists.reduce(0) { max($0, $1.stored.levels) })
    return children
  }
}

extension Widget {
  /// The content if the widget is a fragment, otherwise `nil`.
  fileprivate var fragmentContent: Children? { reading(self, as: Fragment.self) { $0.pointee.content } }
}
