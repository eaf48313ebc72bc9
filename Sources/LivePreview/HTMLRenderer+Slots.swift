// A widget among the elements of another widget has a slot there, and a fragment of its own: a child, a presented
// screen, or a part, such as the title view of a screen or the left view of a text field.

/// The slots in the markup of a widget, with the nodes that they are for.
@MainActor internal struct NodeSlots {
  internal var list: HTMLSlots
  internal private(set) var nodes: [Node] = []

  internal init(of id: Int, areTogether: Bool) { list = HTMLSlots(of: id, areTogether: areTogether) }

  /// Adds a slot for the widget of a node, and returns a copy that its container can store.
  internal mutating func add(_ widget: any Widget, of node: Node, flex: Flex?) -> any Widget {
    nodes.append(node)
    return list.add(widget, id: node.id, flex: flex)
  }
}

extension HTMLRenderer {
  /// Returns the widget of a node that has a slot of its own, with as much of its content as its container reads.
  internal func slotted(_ node: Node, isDeep: Bool = false, _ slots: inout NodeSlots) -> any Widget {
    let widget = isDeep ? known(node.model) : appearance(of: node, &slots)
    return slots.add(widget ?? View(), of: node, flex: flex(of: node))
  }

  /// Returns the widget of a node with other children, and with slots for the parts that are widgets.
  internal func widget(of node: Node, holding children: Children, _ slots: inout NodeSlots) -> (any Widget)? {
    if node.partNodes.isEmpty { return node.snapshot(holding: children) as? any Widget }
    func replacement(_ part: Node) -> (any Bindable)? {
      if part.mounted.current is any Widget { return slotted(part, &slots) }
      return part.partNodes.isEmpty ? nil : part.snapshot(holding: [], replacingParts: replacement)
    }
    return node.snapshot(holding: children, replacingParts: replacement) as? any Widget
  }

  /// Returns the widget of a node, with its content if it is a component or a container of screens.
  private func appearance(of node: Node, _ slots: inout NodeSlots) -> (any Widget)? {
    let value = node.mounted.current
    let isSeenThrough = value is Composed || node.isScreen && value is any ContainerScreen
    let inside = isSeenThrough ? node.childNodes.map { appearance(of: $0, &slots) ?? View() } : []
    return widget(of: node, holding: Children(inside), &slots).flatMap(known)
  }

  /// Returns the widget with its component removed, because a component can be unequal to itself, and the widget must
  /// be found again in a container.
  private func known(_ value: any Bindable) -> (any Widget)? {
    (value as? Composed)?.equalToItself ?? value as? any Widget
  }

  internal func flex(of node: Node) -> Flex? {
    if let fragment = fragments[node.id] { fragment.flex } else { .content }
  }
}

extension Node {
  /// Whether the node is a part of another one, and not its child.
  internal var isPart: Bool { parent?.partNodes.contains { $0 === self } == true }
}
