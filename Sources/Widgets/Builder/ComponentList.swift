/// Components that become widgets when somebody looks at them.
///
/// It knows their type where they are listed, so that two lists compare theirs without making a widget.
@usableFromInline
internal final class ComponentList: Sendable {
  @usableFromInline internal let count: Int
  @usableFromInline internal let type: ObjectIdentifier
  @usableFromInline internal let key: @Sendable (Int) -> WidgetKey
  @usableFromInline internal let widget: @Sendable (Int) -> any Widget
  @usableFromInline internal let components: any Sendable
  @usableFromInline internal let comparison: @Sendable (ComponentList) -> ((Int, Int) -> Bool)?

  @inlinable
  internal init<Element: Component & Identifiable>(_ components: [Element]) where Element.ID: Sendable {
    count = components.count
    type = ObjectIdentifier(Element.self)
    key = { WidgetKey(components[$0].id) }
    widget = { index in
      var widget = Composed(components[index])
      widget.key = WidgetKey(components[index].id)
      return widget
    }
    self.components = components
    comparison = { other in
      guard let others = other.components as? [Element] else { return nil }
      return { components[$0].id == others[$1].id && components[$0].isSame(as: others[$1]) }
    }
  }

  /// All widgets.
  @usableFromInline
  internal var widgets: [any Widget] { (0..<count).map(widget) }
}
