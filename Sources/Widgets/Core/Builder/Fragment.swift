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
    return Children(widgets.flatMap { $0.fragmentContent?.elements ?? [$0] })
  }
}

extension Widget {
  /// The content if the widget is a fragment, otherwise `nil`.
  fileprivate var fragmentContent: Children? { reading(self, as: Fragment.self) { $0.pointee.content } }
}
