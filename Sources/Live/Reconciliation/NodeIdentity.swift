/// The identity of a node: the type of its value, and its key.
internal struct NodeIdentity: Hashable {
  internal let type: Any.Type
  internal let key: WidgetKey?

  private init(type: Any.Type, key: WidgetKey?) {
    self.type = type
    self.key = key
  }

  private init(_ child: ChildIdentity) { self.init(type: child.type, key: child.key) }

  internal init(_ widget: some Widget) { self.init(ChildIdentity(widget)) }

  internal init(_ children: Children, at index: Int) { self.init(children.identity(at: index)) }

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

  /// Hashes the key, because most siblings differ in it, or the type if there is no key.
  internal func hash(into hasher: inout Hasher) {
    if let key { key.hash(into: &hasher) } else { hasher.combine(ObjectIdentifier(type)) }
  }

  internal static func == (first: NodeIdentity, second: NodeIdentity) -> Bool {
    first.type == second.type && first.key == second.key
  }
}
