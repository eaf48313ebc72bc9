/// A place in a live tree: a widget that is mounted, or a part of one, such as a bar item or a gesture recognizer.
///
/// A node lives from its mounting to its unmounting, while the value in it changes: another description of the same type and
/// key makes of it what it describes. It owns the subscriptions of its bindings.
@MainActor
public final class Node {
  /// The node around this one; `nil` for the root, and once the node is unmounted.
  public internal(set) var parent: Node?

  /// Whether the node is in a live tree.
  public internal(set) var isMounted = true

  internal let tree: Tree
  internal let identity: NodeIdentity
  internal let mounted: AnyMounted

  /// How many nodes there had been when this one was made, itself included.
  internal let number: Int

  /// Whether the value holds children.
  internal let isContainer: Bool

  /// Whether the value is a screen.
  internal let isScreen: Bool

  package internal(set) var childNodes: [Node] = []
  internal var partNodes: [Node] = []

  /// What has been presented over the node, if anything has.
  internal var presentation: Presentation?

  /// What the node was last described as, without the list of its children. What the user and bindings made of it since is in
  /// ``mounted``.
  internal var described: any Bindable

  /// The children that ``childNodes`` have been made of.
  internal var describedChildren = Children()

  internal var bindings = Connections()
  internal var finalizations = Connections()

  /// The rows, if the node is that of a table.
  internal private(set) var table: LiveTable?

  /// The reading of the body, if the node is that of a component.
  internal var rendering: Lifetime?

  /// What the node hands down to the components inside it.
  internal var surroundings: Surroundings

  /// Whether what is inside has yet to hear that something else is handed down.
  internal var hasToHandDown = false

  /// Whether what is in the node is being brought up to date; what comes in meanwhile waits.
  internal var isBusy = true

  /// Whether the value has changed while the node was busy.
  internal var isOutOfDate = false

  /// What the node was described as while it was busy.
  internal var pending: (any Bindable)?

  internal init(_ value: some Bindable, _ identity: NodeIdentity, in parent: Node?, of tree: Tree) {
    self.identity = identity
    let container = value as? any Container
    isContainer = container != nil
    isScreen = container.map { $0 is any Screen } ?? false
    described = container?.withoutChildren ?? value
    mounted = .mount(value)
    self.parent = parent
    self.tree = tree
    surroundings = tree.surroundings
    number = tree.nextNumber()
    if isContainer { table = (mounted as? Mounted<TableView>).map { LiveTable($0, of: self) } }
    mount()
  }
}

extension Node {
  /// The widget, item or recognizer as it is now, with all that is in it.
  public var model: any Bindable {
    Observed.flush()
    return snapshot
  }

  /// The widget, item or recognizer as it is now, with all that is in it, if it is of that type.
  ///
  /// ```swift
  /// node[TextField.self]?.text == "Ada"
  /// ```
  public subscript<Value: Bindable>(type: Value.Type) -> Value? { model as? Value }

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
  public var key: WidgetKey? { identity.key }

  /// The value with those of the nodes inside in their places.
  internal var snapshot: any Bindable {
    let value = snapshot { $0.coveredSnapshot }
    return isScreen ? value.presenting(presentation?.node.coveredSnapshot) : value
  }

  /// The value with those of the nodes inside in their places, and with what has been presented over it: in a screen, if it is
  /// none itself.
  internal var coveredSnapshot: any Bindable {
    guard !isScreen, let presentation, let widget = snapshot as? any Widget else { return snapshot }
    return ViewController(.content([widget])).presenting(presentation.node.coveredSnapshot)
  }

  /// The value as it looks, with what is inside: neither behaviors nor what is over it show.
  internal var appearance: any Bindable {
    var value = snapshot { $0.appearance }
    value.behaviors = Behaviors()
    return value
  }

  /// The value with those of the nodes inside in their places, made by `inner`, and with nothing over it.
  internal func snapshot(_ inner: (Node) -> any Bindable) -> any Bindable {
    snapshot(holding: Children(childNodes.compactMap { inner($0) as? any Widget }), parts: inner)
  }

  /// The value with the parts in their places as they are now, with other widgets inside, and with nothing over it.
  package func snapshot(holding children: Children) -> any Bindable {
    snapshot(holding: children) { $0.snapshot }
  }

  private func snapshot(holding children: @autoclosure () -> Children, parts inner: (Node) -> any Bindable)
    -> any Bindable
  {
    var value = mounted.current
    if !partNodes.isEmpty {
      let parts = partNodes.map(inner)
      var next = parts.makeIterator()
      value.visitParts(PartVisitor { part in part = next.next() ?? part })
    }
    if var container = value as? any Container {
      container.children = children()
      value = container
    }
    return isScreen ? value.presenting(nil) : value
  }
}

extension Node: CustomReflectable {
  /// A mirror without children: a node refers to the whole tree.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
