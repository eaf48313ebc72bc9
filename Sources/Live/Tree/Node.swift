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

  /// Whether the node is in a live tree.
  @exclusivity(unchecked) public internal(set) var isMounted = true

  package let tree: TreeContext
  internal let identity: NodeIdentity
  package let mounted: AnyMounted

  /// The number of the node in its live tree, counted from 1 in the order of mounting. Numbers are never reused in a
  /// tree.
  public let id: Int

  /// The number of ancestors.
  package let depth: Int

  /// The facts about the type of the value.
  internal let kind: NodeKind

  /// The child nodes that exist. See ``childNodes``.
  @exclusivity(unchecked) internal var mountedChildren: [Node] = []

  /// The children whose nodes do not exist yet, or `nil` if there are none.
  @exclusivity(unchecked) internal var sleeping: SleepingNodes?

  @exclusivity(unchecked) package internal(set) var partNodes: [Node] = [] {
    didSet { forgetSnapshot() }
  }

  /// The presented screen, if there is one.
  @exclusivity(unchecked) internal var presentation: Presentation? { didSet { forgetSnapshot() } }

  /// The cached snapshot, if the node has been read and nothing in it has changed since.
  @exclusivity(unchecked) internal var kept: KeptSnapshot?

  /// The cached perceivable properties of the value, if they have been read since it last changed.
  @exclusivity(unchecked) package internal(set) var keptPerception: Perception?

  @exclusivity(unchecked) internal var naming = NodeNaming()

  /// The last description of the node, without the changes by the user and bindings, which are in ``mounted``.
  @exclusivity(unchecked) internal var described: NodeDescription

  /// The descriptions of ``childNodes``.
  @exclusivity(unchecked) internal var describedChildren = Children()

  /// The children of the value that have been refused because the tree would be too deep.
  @exclusivity(unchecked) internal var refusedChildren = Children()

  @exclusivity(unchecked) internal var bindings = Connections()
  @exclusivity(unchecked) internal var finalizations = Connections()

  @exclusivity(unchecked) internal var table: LiveTable?

  @exclusivity(unchecked) internal var body = MountedBody()

  @exclusivity(unchecked) internal var environment: NodeEnvironment

  /// The environment of the look that has been reported last.
  @exclusivity(unchecked) internal var lookEnvironment: NodeEnvironment?

  /// The themes whose changes the node follows, because it has read one.
  @exclusivity(unchecked) internal var followedThemes: ThemeScope?

  /// The stylings of the surrounding containers at the last description of the node.
  @exclusivity(unchecked) internal var stylings: Stylings

  /// A Boolean value that indicates whether nodes inside have yet to receive the changed environment.
  @exclusivity(unchecked) internal var hasToHandDown = false

  /// A Boolean value that indicates whether the node's descendants are being updated, for which other changes wait.
  @exclusivity(unchecked) internal var isBusy = true

  /// A Boolean value that indicates whether the value has changed while the node was busy.
  @exclusivity(unchecked) internal var isOutOfDate = false

  /// A change of the value that has not been reported to renderers yet.
  @exclusivity(unchecked) internal var pendingUpdate: PendingUpdate?

  /// The last description that came while the node was busy.
  @exclusivity(unchecked) internal var pending: PendingDescription?

  internal init(_ description: NodeDescription, _ identity: NodeIdentity, in parent: Node?, of tree: TreeContext) {
    self.identity = identity
    described = description
    self.parent = parent
    self.tree = tree
    if let parent { depth = parent.depth + 1 } else { depth = 0 }
    environment = parent?.environment ?? tree.environment
    stylings = environment.stylings
    (mounted, kind) = description.mounted(with: stylings)
    id = tree.numbers.next()
    if kind.isTable { table = mountedList.map { LiveTable($0, of: self) } }
    mount()
  }
}

extension Node {
  /// A Boolean value that indicates whether the value has children, or is shown by a preview.
  package var isContainer: Bool { kind.isContainer }

  package var isScreen: Bool { kind.isScreen }

  package var isLabel: Bool { identity.type == Label.self }

  /// The mounted label, without parts and looks, or `nil` if the value is none.
  package var label: Label? {
    // The type of the value makes the node one of a label. A cast would look up the class.
    isLabel ? unsafeDowncast(mounted, to: Mounted<Label>.self).value : nil
  }

  /// Whether the value is a widget, and not another part of one.
  package var isWidget: Bool { mounted.isWidget }

  /// A Boolean value that indicates whether the value stands for a component, whose body lists the children.
  package var isComponent: Bool { kind.isComponent }

  /// The current widget, item or recognizer as it looks, with its descendants.
  ///
  /// The Mods of the states that it is in are applied.
  public var model: any Bindable {
    Observed.flush()
    tree.mover?.refresh()
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
  internal var appearance: any Bindable {
    var value = snapshot { $0.appearance }
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

  /// Returns the value with other children, with other parts where `replacement` returns one for a node, and without a
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
      if !keepsOverlays { value = look(of: value, keepingTokens: keepsTokens) }
      // The children have their styling already.
      if value.behaviors.haveStylings { value.behaviors = value.behaviors.withoutStylings }
    }
    // A style sheet keeps tokens, and moves by itself.
    if !keepsOverlays, let mover = tree.mover {
      value = keepsTokens ? mover.animated(value, of: self) : mover.moving(value, of: self)
    }
    if kind.isPreviewed { value.hold(content: children) }
    return isScreen ? value.presenting(nil) : value
  }
}

/// A description that waits until its node is no longer busy.
internal final class PendingDescription {
  internal let value: any Bindable

  internal init(_ value: any Bindable) { self.value = value }
}

extension Node: CustomReflectable {
  /// A mirror without children, because a node refers to the whole tree.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
