/// The identity of a node: the type of its value, and its key.
internal struct NodeIdentity: Hashable {
  internal let type: Any.Type
  internal let key: WidgetKey?

  private init(type: Any.Type, key: WidgetKey?) {
    self.type = type
    self.key = key
  }

  internal init<Value: Widget>(_ widget: Value) {
    type = Value.self == Composed.self ? Self.type(of: widget) : Value.self
    key = widget.key
  }

  internal init(_ children: Children, at index: Int) {
    if let component = children.component(at: index) {
      self.init(type: component.type, key: component.key)
    } else {
      let widget = children[index]
      self.init(widget)
    }
  }

  internal static func all(of nodes: ArraySlice<Node>) -> [NodeIdentity] { nodes.map { $0.identity } }

  internal static func all(of children: Children, _ range: Range<Int>) -> [NodeIdentity] {
    range.map { NodeIdentity(children, at: $0) }
  }

  internal init(part: any Bindable) {
    if let widget = part as? any Widget {
      self.init(widget)
    } else {
      self.init(type: Swift.type(of: part), key: nil)
    }
  }

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
