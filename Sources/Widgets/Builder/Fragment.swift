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
    if widgets.count == 1, let fragment = widgets[0] as? Fragment { return fragment.content }
    return Children(widgets.flatMap { ($0 as? Fragment)?.content.elements ?? [$0] })
  }
}
