/// The identity of a node: the type of its value, and its key.
internal struct NodeIdentity: Hashable {
  internal let type: Any.Type
  internal let key: WidgetKey?

  private init(type: Any.Type, key: WidgetKey?) {
    self.type = type
    self.key = key
  }

  /// Creates the identity of a widget's node.
  internal init(_ widget: any Widget) {
    type = Swift.type(of: widget) == Composed.self ? Self.type(of: widget) : Swift.type(of: widget)
    key = widget.key
  }

  /// Creates the identity of the node of the child at an index.
  internal init(_ children: Children, at index: Int) {
    if let component = children.component(at: index) {
      self.init(type: component.type, key: component.key)
    } else {
      let widget = children[index]
      self.init(widget)
    }
  }

  /// Returns the identities of nodes.
  internal static func all(of nodes: ArraySlice<Node>) -> [NodeIdentity] { nodes.map { $0.identity } }

  /// Returns the identities of the nodes of children.
  internal static func all(of children: Children, _ range: Range<Int>) -> [NodeIdentity] {
    range.map { NodeIdentity(children, at: $0) }
  }

  /// Creates the identity of a part's node.
  internal init(part: any Bindable) {
    if let widget = part as? any Widget {
      self.init(widget)
    } else {
      self.init(type: Swift.type(of: part), key: nil)
    }
  }

  /// Returns the type of a widget, or of its component.
  private static func type<Value: Widget>(of widget: Value) -> Any.Type {
    guard let component = reading(widget, as: Composed.self, { $0.pointee.component }), let component else {
      return Value.self
    }
    return Swift.type(of: component)
  }

  /// Hashes the key, which most siblings differ in, or the type if there is no key.
  internal func hash(into hasher: inout Hasher) {
    if let key { key.hash(into: &hasher) } else { hasher.combine(ObjectIdentifier(type)) }
  }

  internal static func == (first: NodeIdentity, second: NodeIdentity) -> Bool {
    first.type == second.type && first.key == second.key
  }
}
