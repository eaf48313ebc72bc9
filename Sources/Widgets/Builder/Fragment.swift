/// Widgets on their way through a block, as one. It never gets into a tree.
@usableFromInline
internal struct Fragment: Widget {
  @usableFromInline internal var content: Children = []
  @usableFromInline internal var attributes = ViewAttributes.fresh

  @usableFromInline internal init() {}

  @inlinable
  internal init(_ content: Children) {
    self.init()
    self.content = content
  }

  /// The widgets, with those of a fragment in its place.
  @usableFromInline
  internal static func flattened(_ widgets: [any Widget]) -> Children {
    if widgets.count == 1, let content = widgets[0].fragmentContent { return content }
    return Children(widgets.flatMap { $0.fragmentContent?.elements ?? [$0] })
  }
}

extension Widget {
  /// The widgets of a fragment; `nil` for what is none.
  fileprivate var fragmentContent: Children? { reading(self, as: Fragment.self) { $0.pointee.content } }
}
