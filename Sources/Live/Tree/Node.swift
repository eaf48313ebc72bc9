/// A node of a live tree: a mounted widget, or a part of one, such as a bar item or a gesture recognizer.
///
/// A node lives from its mounting to its unmounting, while its value changes: a new description with the same type and
/// key updates it. It owns the subscriptions of its bindings.
///
/// `@exclusivity(unchecked)` omits run-time checks that cannot fail: everything is on the main actor, and no access to
/// a property lasts while other code runs.
@MainActor public final class Node {
  /// The parent node, or `nil` for the root and for unmounted nodes.
  @exclusivity(unchecked) public internal(set) var parent: Node?

  package let tree: TreeContext
  internal let facts: NodeFacts
  package let mounted: AnyMounted

  /// The last description of the node, without the changes by the user and bindings, which are in ``mounted``.
  @exclusivity(unchecked) internal var described: NodeDescription

  @exclusivity(unchecked) internal var branches = NodeBranches()

  @exclusivity(unchecked) package internal(set) var partNodes: [Node] = [] {
    didSet { forgetSnapshot() }
  }

  /// The presented screen, if there is one.
  @exclusivity(unchecked) internal var presentation: Presentation? { didSet { forgetSnapshot() } }

  @exclusivity(unchecked) package internal(set) var caches = NodeCaches()

  @exclusivity(unchecked) internal var connections = NodeConnections()

  @exclusivity(unchecked) internal var table: LiveTable?

  @exclusivity(unchecked) internal var body = MountedBody()

  @exclusivity(unchecked) internal var inherited: NodeInheritance

  @exclusivity(unchecked) internal var status = NodeStatus()

  internal init(_ description: NodeDescription, _ identity: NodeIdentity, in parent: Node?, of tree: TreeContext) {
    described = description
    self.parent = parent
    self.tree = tree
    inherited = NodeInheritance(parent?.environment ?? tree.environment)
    let (mounted, kind) = description.mounted(with: inherited.stylings)
    self.mounted = mounted
    let depth = if let parent { parent.depth + 1 } else { 0 }
    facts = NodeFacts(identity: identity, kind: kind, depth: depth, id: tree.numbers.next())
    if kind.isTable { table = mountedList.map { LiveTable($0, of: self) } }
    mount()
  }
}

extension Node {
  /// Whether the node is in a live tree.
  ///
  /// Reading it, ``parent`` or ``path`` does not perform a pending update. Reading ``children`` does.
  public var isMounted: Bool { status.isMounted }

  /// The number of the node in its live tree, counted from 1 in the order of mounting. Numbers are never reused in a
  /// tree.
  nonisolated public var id: Int { facts.id }

  /// The number of ancestors.
  nonisolated package var depth: Int { facts.depth }

  nonisolated internal var identity: NodeIdentity { facts.identity }

  nonisolated internal var kind: NodeKind { facts.kind }

  internal var environment: NodeEnvironment { inherited.environment }
}

extension Node {
  /// A Boolean value that indicates whether the value has children, or is shown by a preview.
  package var isContainer: Bool { kind.isContainer }

  package var isScreen: Bool { kind.isScreen }

  package var isLabel: Bool { identity.type == Label.self }

  /// The mounted label, without parts and appearances, or `nil` if the value is none.
  package var label: Label? {
    // `isLabel` proves the type. A cast would look up the class.
    isLabel ? unsafeDowncast(mounted, to: Mounted<Label>.self).value : nil
  }

  /// Whether the value is a widget, and not a part such as a bar item.
  package var isWidget: Bool { mounted.isWidget }

  /// A Boolean value that indicates whether the value stands for a component, whose body lists the children.
  package var isComponent: Bool { kind.isComponent }

  /// The appearance of the current widget, item or recognizer, with its descendants.
  ///
  /// The Mods of its current states are applied.
  public var model: any Bindable {
    Observed.flush()
    tree.movement.mover?.refresh()
    return snapshot
  }

  /// The current widget, item or recognizer with its descendants, if it has the given type.
  ///
  /// ```swift
  /// node[TextField.self]?.text == "Ada"
  /// ```
  public subscript<Value: Bindable>(type: Value.Type) -> Value? { model as? Value }

  /// The child nodes, in order.
  public var children: [Node] {
    Observed.flush()
    return childNodes
  }

  /// The nodes of the parts that are not children: bar items, gesture recognizers, the views beside a text.
  public var parts: [Node] {
    Observed.flush()
    return partNodes
  }

  /// The key of the widget, if it has one.
  public var key: WidgetKey? { identity.key }

  /// The value with its descendants, without behaviors and presented screens.
  internal var bareSnapshot: any Bindable {
    var value = snapshot { $0.bareSnapshot }
    value.behaviors = Behaviors()
    return value
  }

  /// Returns the value with the values that `inner` returns for its descendants, and without a presented screen.
  internal func snapshot(_ inner: (Node) -> any Bindable) -> any Bindable {
    snapshot(holding: Children(childNodes.compactMap { inner($0) as? any Widget }), parts: inner)
  }

  /// Returns the value with its current parts, with other children, and without a presented screen.
  ///
  /// Colors and fonts remain tokens of themes.
  package func snapshot(holding children: Children) -> any Bindable {
    snapshot(holding: children, keepingTokens: true) { $0.snapshotWithTokens }
  }

  /// Returns the value with other children, with the parts that `replacement` returns for nodes, and without a
  /// presented screen.
  ///
  /// Colors and fonts remain tokens of themes.
  package func snapshot(
    holding children: Children, replacingParts replacement: (Node) -> (any Bindable)?
  ) -> any Bindable {
    snapshot(holding: children, keepingTokens: true) { replacement($0) ?? $0.snapshotWithTokens }
  }

  internal func snapshot(
    holding children: @autoclosure () -> Children, keepingTokens keepsTokens: Bool = false,
    keepingOverlays keepsOverlays: Bool = false, parts inner: (Node) -> any Bindable
  ) -> any Bindable {
    var value = mounted.current
    if !partNodes.isEmpty {
      let parts = partNodes.map(inner)
      var next = parts.makeIterator()
      value.visitParts(PartVisitor { part in part = next.next() ?? part })
    }
    let children = isContainer ? children() : []
    if isContainer { value.widgetsInside = children }
    if !value.behaviors.isEmpty || (!keepsTokens || shownThemes != nil) && value.holdsTokens {
      if !keepsOverlays { value = appearance(of: value, keepingTokens: keepsTokens) }
      // The children have their styling already.
      if value.behaviors.haveStylings { value.behaviors = value.behaviors.withoutStylings }
    }
    // A style sheet keeps tokens, and moves by itself.
    if !keepsOverlays, let mover = tree.movement.mover {
      value = keepsTokens ? mover.animated(value, of: self) : mover.moving(value, of: self)
    }
    if kind.isPreviewed { value.hold(content: children) }
    return isScreen ? value.presenting(nil) : value
  }
}

extension Node: CustomReflectable {
  /// A mirror without children, because a node refers to the whole tree.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
