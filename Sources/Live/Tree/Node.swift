/// A place in a live tree: a widget that is mounted, or a part of one, such as a bar item or a gesture recognizer.
///
/// A node lives from its mounting to its unmounting, while the value in it changes: another description of the same type and
/// key makes of it what it describes. It owns the subscriptions of its bindings.
///
/// `@exclusivity(unchecked)` leaves out run-time checks that cannot fail: everything is on the main actor, and no access to a
/// property lasts while other code runs.
@MainActor
public final class Node {
  /// The node around this one; `nil` for the root, and once the node is unmounted.
  @exclusivity(unchecked) public internal(set) var parent: Node?

  /// Whether the node is in a live tree.
  @exclusivity(unchecked) public internal(set) var isMounted = true

  internal let tree: Tree
  internal let identity: NodeIdentity
  internal let mounted: AnyMounted

  /// The number of nodes that had been made when this one was, itself included.
  internal let number: Int

  /// The number of nodes around the node, up to the root.
  internal let depth: Int

  /// Whether the value holds children.
  internal let isContainer: Bool

  /// Whether the value is a screen.
  internal let isScreen: Bool

  /// Whether the value stands for a component, which says what is inside.
  internal let isComponent: Bool

  @exclusivity(unchecked) package internal(set) var childNodes: [Node] = [] {
    didSet { forgetSnapshot() }
  }
  @exclusivity(unchecked) internal var partNodes: [Node] = [] {
    didSet { forgetSnapshot() }
  }

  /// What has been presented over the node, if anything has.
  @exclusivity(unchecked) internal var presentation: Presentation? {
    didSet { forgetSnapshot() }
  }

  /// The value with those of the nodes inside, if somebody has looked and nothing of it has changed since.
  @exclusivity(unchecked) internal var kept: KeptSnapshot?

  /// The perceived properties of the value, if they have been read since it last changed.
  @exclusivity(unchecked) internal var keptPerception: Perception?

  /// The name of the value's type, or of the component's.
  internal private(set) lazy var nameOfType = TypeName(described.namedType)

  /// The children of each name, once a path has been read.
  @exclusivity(unchecked) internal var twins: SiblingIndexes?

  /// The index of the node among its siblings of one name, if they have been counted.
  @exclusivity(unchecked) internal var twinIndex: Int?

  /// What the node was last described as. What the user and bindings made of it since is in ``mounted``.
  @exclusivity(unchecked) internal var described: any Bindable

  /// The children that ``childNodes`` have been made of.
  @exclusivity(unchecked) internal var describedChildren = Children()

  /// The children that would have made the tree too deep, if the value has such.
  @exclusivity(unchecked) internal var refusedChildren = Children()

  @exclusivity(unchecked) internal var bindings = Connections()
  @exclusivity(unchecked) internal var finalizations = Connections()

  /// The rows, if the node is that of a table.
  @exclusivity(unchecked) internal var table: LiveTable?

  /// The reading of the body, if the node is that of a component.
  @exclusivity(unchecked) internal var rendering: Lifetime?

  /// The values of the component's variables, if the node is that of a component.
  @exclusivity(unchecked) internal var state = ComponentState()

  /// What the node hands down to the components inside it.
  @exclusivity(unchecked) internal var surroundings: Surroundings

  /// The stylings of the containers around the node when it was last described.
  @exclusivity(unchecked) internal var stylings: Stylings

  /// Whether what is inside has yet to hear that something else is handed down.
  @exclusivity(unchecked) internal var hasToHandDown = false

  /// Whether what is in the node is being brought up to date; what comes in meanwhile waits.
  @exclusivity(unchecked) internal var isBusy = true

  /// Whether the value has changed while the node was busy.
  @exclusivity(unchecked) internal var isOutOfDate = false

  /// A change of the value that has yet to be told to whoever shows the tree.
  @exclusivity(unchecked) internal var untoldUpdate: UntoldUpdate?

  /// What the node was described as while it was busy.
  @exclusivity(unchecked) internal var pending: (any Bindable)?

  internal init<Value: Bindable>(_ value: Value, _ identity: NodeIdentity, in parent: Node?, of tree: Tree) {
    self.identity = identity
    isContainer = value.widgetsInside != nil
    isScreen = isContainer && value is any Screen
    isComponent = Value.self == Composed.self
    described = value
    self.parent = parent
    self.tree = tree
    depth = parent.map { $0.depth + 1 } ?? 0
    surroundings = parent?.surroundings ?? tree.surroundings
    stylings = surroundings.values.stylings
    mounted = .mount(stylings.reach(Value.self) ? stylings.applied(to: value) : value)
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

  /// The widgets inside the widget, in order.
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

  internal func snapshot(holding children: @autoclosure () -> Children, parts inner: (Node) -> any Bindable)
    -> any Bindable
  {
    var value = mounted.current
    if !partNodes.isEmpty {
      let parts = partNodes.map(inner)
      var next = parts.makeIterator()
      value.visitParts(PartVisitor { part in part = next.next() ?? part })
    }
    if isContainer { value.widgetsInside = children() }
    // The inside is styled already.
    if value.behaviors.haveStylings { value.behaviors = value.behaviors.withoutStylings }
    return isScreen ? value.presenting(nil) : value
  }
}

extension Node: CustomReflectable {
  /// A mirror without children: a node refers to the whole tree.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
