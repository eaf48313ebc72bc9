/// A place in a live tree: a widget that is mounted, or a part of one, such as a bar item or a gesture recognizer.
///
/// A node lives from its mounting to its unmounting, while the value in it changes. It owns the subscriptions of its bindings.
@MainActor
public final class Node {
  /// The node around this one; `nil` for the root, and once the node is unmounted.
  public internal(set) weak var parent: Node?

  /// Whether the node is in a live tree.
  public internal(set) var isMounted = true

  internal let tree: Tree
  internal let mounted: AnyMounted
  internal var childNodes: [Node] = []
  internal var partNodes: [Node] = []

  /// The children that ``childNodes`` have been made of.
  internal var described = Children()
  private var lifetimes: [Lifetime] = []

  internal init(_ value: some Bindable, in parent: Node?, of tree: Tree) {
    mounted = .mount(value)
    self.parent = parent
    self.tree = tree
    lifetimes = mounted.connect()
    mountParts()
    mountChildren()
    lifetimes += mounted.finalize()
    mounted.observer = self
  }

  /// Ends the bindings of the node and of all that is in it.
  internal func unmount() {
    for node in childNodes + partNodes { node.unmount() }
    for lifetime in lifetimes { lifetime.cancel() }
    lifetimes = []
    isMounted = false
    parent = nil
  }
}

extension Node {
  /// The widget, item or recognizer as it is now, with all that is in it.
  public var model: any Bindable {
    Observed.flush()
    return snapshot
  }

  /// The widgets inside the widget, in their order.
  public var children: [Node] {
    Observed.flush()
    return childNodes
  }

  /// The parts that are not children: bar items, gesture recognizers, the views beside a text.
  public var parts: [Node] {
    Observed.flush()
    return partNodes
  }

  /// What tells the widget from its siblings, if it has a key.
  public var key: WidgetKey? { (mounted.current as? any Widget)?.key }

  /// The value with those of the nodes inside in their places.
  internal var snapshot: any Bindable {
    var value = mounted.current
    if !partNodes.isEmpty {
      var parts = partNodes.makeIterator()
      value.visitParts(PartVisitor { part in part = parts.next()?.snapshot ?? part })
    }
    if !childNodes.isEmpty, var container = value as? any Container {
      container.children = Children(childNodes.compactMap { $0.snapshot as? any Widget })
      value = container
    }
    return value
  }
}

extension Node: CustomReflectable {
  /// A mirror without children: a node refers to the whole tree.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
