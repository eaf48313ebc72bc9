/// What a node keeps for life: the type of its value, and what tells it from its siblings.
internal struct NodeIdentity: Hashable {
  internal let type: ObjectIdentifier
  internal let key: WidgetKey?

  /// The identity of the node that a widget makes.
  internal init(_ widget: any Widget) {
    type = ObjectIdentifier(Swift.type(of: (widget as? Composed)?.component as Any? ?? widget))
    key = widget.key
  }

  /// The identity of the node that a part makes.
  internal init(part: any Bindable) {
    type = ObjectIdentifier(Swift.type(of: part))
    key = (part as? any Widget)?.key
  }
}
