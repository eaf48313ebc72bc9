/// The children of a node whose own nodes do not exist yet, because nobody has read them, and their widgets do nothing
/// before an event.
///
/// They are mounted when somebody reads them, as if they had been mounted at once. Until then, their description is
/// replaced by the next one without being compared.
internal struct SleepingNodes {
  /// For each child, the numbers of its node and of those inside. The range is empty if the node of the child exists.
  internal private(set) var numbers: [Range<Int>] = []

  /// A Boolean value that indicates whether any of the widgets has handlers or delegates.
  internal private(set) var haveBehaviors = false

  /// Makes room for a number of children.
  internal mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  /// Adds a child, with the numbers of its nodes.
  internal mutating func append(_ widgets: QuietWidgets, _ numbers: Range<Int>) {
    self.numbers.append(numbers)
    haveBehaviors = haveBehaviors || widgets.haveBehaviors
  }

  /// Adds a child that others have too, with the numbers of its nodes.
  internal mutating func append(_ numbers: Range<Int>, of others: SleepingNodes) {
    self.numbers.append(numbers)
    haveBehaviors = haveBehaviors || others.haveBehaviors
  }

  /// Adds children whose nodes exist.
  internal mutating func appendAwake(_ count: Int = 1) {
    for _ in 0..<count { numbers.append(0..<0) }
  }
}

extension Node {
  /// The child nodes, in order. Those that do not exist yet are mounted.
  package internal(set) var childNodes: [Node] {
    get {
      wake()
      return mountedChildren
    }
    _modify {
      wake()
      yield &mountedChildren
      forgetSnapshot()
    }
  }

  /// A Boolean value that indicates whether nodes inside may be mounted later.
  private var maySleep: Bool { !tree.isWaking && !isScreen && !kind.isTable && !changesLooksInside }

  /// A Boolean value that indicates whether stylings or themes make nodes inside look unlike their descriptions.
  internal var changesLooksInside: Bool { !environment.stylings.isEmpty || environment.themes != nil }

  /// Creates the first nodes inside, without reporting them. Those that may sleep are left out.
  internal func mountChildren(_ children: Children) {
    describedChildren = children
    let maySleep = maySleep
    var (nodes, asleep) = ([Node](), SleepingNodes())
    if !maySleep { nodes.reserveCapacity(children.count) }
    tree.mounting {
      for index in children.indices {
        let child = children[index]
        if maySleep, let widgets = QuietWidgets(child) {
          if asleep.numbers.isEmpty {
            asleep.reserveCapacity(children.count)
            asleep.appendAwake(nodes.count)
          }
          asleep.append(widgets, tree.reserve(widgets.count))
        } else {
          if !asleep.numbers.isEmpty { asleep.appendAwake() }
          nodes.append(Node(.widget(child), NodeIdentity(child), in: self, of: tree))
        }
      }
    }
    mountedChildren = nodes
    sleeping = asleep.numbers.isEmpty ? nil : asleep
    forgetSnapshot()
  }

  /// Updates the nodes to a description of children some of which are asleep, without mounting those.
  ///
  /// - Returns: Whether the same children can sleep. Otherwise, nothing has changed.
  internal func followAsleep(_ children: Children) -> Bool {
    // Only the changes of nodes can move.
    guard maySleep, tree.mover == nil, let sleeping else { return false }
    let isCounted = sleeping.numbers.count == children.count
    // Any nodes may take the place of nodes that nobody has seen. Others are matched only if all stay in their places.
    guard isCounted || mountedChildren.isEmpty else { return false }
    var asleep = SleepingNodes()
    asleep.reserveCapacity(children.count)
    for index in children.indices {
      let numbers = isCounted ? sleeping.numbers[index] : 0..<1
      if !mountedChildren.isEmpty {
        guard NodeIdentity(children, at: index) == NodeIdentity(describedChildren, at: index) else { return false }
        if numbers.isEmpty {
          asleep.appendAwake()
          continue
        }
      }
      if isCounted, children.isKnownEqual(at: index, to: describedChildren, at: index) {
        asleep.append(numbers, of: sleeping)
        continue
      }
      guard let widgets = QuietWidgets(children[index]) else { return false }
      asleep.append(widgets, isCounted && numbers.count == widgets.count ? numbers : tree.reserve(widgets.count))
    }
    describedChildren = children
    self.sleeping = children.isEmpty ? nil : asleep
    forgetSnapshot()
    let awake = mountedChildren.isEmpty ? [] : asleep.numbers.indices.filter { asleep.numbers[$0].isEmpty }
    for (index, node) in zip(awake, mountedChildren) {
      let child = children[index]
      if !node.isUpToDate(with: child) { node.follow(child) }
    }
    return true
  }

  /// Mounts the nodes inside that do not exist yet.
  internal func wake() {
    guard let sleeping else { return }
    self.sleeping = nil
    var awake = mountedChildren.makeIterator()
    mountedChildren = sleeping.numbers.indices.compactMap { index in
      let numbers = sleeping.numbers[index]
      if numbers.isEmpty { return awake.next() }
      let child = describedChildren[index]
      return tree.waking(numbers) { Node(.widget(child), NodeIdentity(child), in: self, of: tree) }
    }
    if !isMounted { for node in mountedChildren where node.isMounted { node.unmount() } }
  }

  /// The current children with the current values of their descendants.
  internal var shownChildren: Children {
    // Nodes replace the tokens of themes by their values.
    if TokenPath.isUsed { wake() }
    guard let sleeping else { return Children(mountedChildren.compactMap(\.coveredWidget)) }
    if mountedChildren.isEmpty { return describedChildren }
    var awake = mountedChildren.makeIterator()
    return Children(
      zip(describedChildren, sleeping.numbers).compactMap { child, numbers in
        numbers.isEmpty ? awake.next()?.coveredWidget : child
      })
  }

  /// Releases what the descriptions of the children refer to, so that the node retains only what can still be read.
  internal func forgetChildren() {
    guard let sleeping else { return describedChildren = [] }
    if mountedChildren.isEmpty, !sleeping.haveBehaviors { return }
    var children = describedChildren
    for (index, numbers) in sleeping.numbers.enumerated() {
      if numbers.isEmpty {
        children[index] = View()
      } else if sleeping.haveBehaviors {
        children[index] = quieted(children[index])
      }
    }
    describedChildren = children
  }
}

/// Returns the widget with those inside it, without behaviors, which is the widget itself if there are none.
private func quieted(_ widget: any Widget) -> any Widget {
  QuietWidgets(widget)?.haveBehaviors == false ? widget : widget.withoutBehaviorsInside
}

extension Widget {
  fileprivate var withoutBehaviorsInside: Self {
    var widget = self
    if !behaviors.isEmpty { widget.behaviors = Behaviors() }
    if let inside = widgetsInside, !inside.isEmpty { widget.widgetsInside = Children(inside.map(quieted)) }
    return widget
  }
}
