/// What a node keeps for life: the type of its value, and what tells it from its siblings.
internal struct NodeIdentity: Hashable {
  internal let type: ObjectIdentifier
  internal let key: WidgetKey?

  private init(type: ObjectIdentifier, key: WidgetKey?) {
    self.type = type
    self.key = key
  }

  /// The identity of the node that a widget makes.
  internal init(_ widget: some Widget) {
    type = Self.type(of: widget)
    key = widget.key
  }

  /// The identity of the node that the child at an index makes.
  internal init(_ children: Children, at index: Int) {
    if let component = children.component(at: index) {
      self.init(type: component.type, key: component.key)
    } else {
      let widget = children[index]
      self.init(widget)
    }
  }

  /// The identities of some nodes.
  internal static func all(of nodes: ArraySlice<Node>) -> [NodeIdentity] { nodes.map { $0.identity } }

  /// The identities of the nodes that some children make.
  internal static func all(of children: Children, _ range: Range<Int>) -> [NodeIdentity] {
    range.map { NodeIdentity(children, at: $0) }
  }

  /// The identity of the node that a part makes.
  internal init(part: any Bindable) {
    if let widget = part as? any Widget {
      self.init(widget)
    } else {
      self.init(type: ObjectIdentifier(Swift.type(of: part)), key: nil)
    }
  }

  /// The type of a widget, or of the component that it stands for.
  private static func type<Value: Widget>(of widget: Value) -> ObjectIdentifier {
    guard let component = reading(widget, as: Composed.self, { $0.pointee.component }), let component else {
      return ObjectIdentifier(Value.self)
    }
    return ObjectIdentifier(Swift.type(of: component))
  }

  /// Hashes what differs: the keys of most siblings do, and the types of those without.
  internal func hash(into hasher: inout Hasher) {
    if let key { key.hash(into: &hasher) } else { type.hash(into: &hasher) }
  }
}
