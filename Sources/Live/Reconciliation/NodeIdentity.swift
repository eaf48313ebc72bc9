/// What a node keeps for life: the type of its value, and what tells it from its siblings.
internal struct NodeIdentity: Hashable {
  internal let type: ObjectIdentifier
  internal let key: WidgetKey?

  /// The identity of the node that a widget makes.
  internal init(_ widget: any Widget) {
    type = Self.component(in: widget) ?? ObjectIdentifier(Swift.type(of: widget))
    key = widget.key
  }

  /// The type of the component that a widget stands for. Most widgets are none, which shows by their type at once.
  private static func component(in widget: any Widget) -> ObjectIdentifier? {
    guard Swift.type(of: widget) == Composed.self, let component = (widget as? Composed)?.component else { return nil }
    return ObjectIdentifier(Swift.type(of: component))
  }

  /// The identity of the node that a part makes.
  internal init(part: any Bindable) {
    type = ObjectIdentifier(Swift.type(of: part))
    key = (part as? any Widget)?.key
  }
}
