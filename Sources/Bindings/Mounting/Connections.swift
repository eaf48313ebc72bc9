/// The active behaviors of a mounted value.
@MainActor package struct Connections {
  fileprivate struct Element {
    var behavior: any Connectable
    let lifetime: Lifetime?

    /// The link by which a like behavior can take over the work of this one, if that is possible.
    let link: SignalLink?
  }

  private var elements: [Element] = []

  /// Creates an empty list.
  package init() {}

  /// A Boolean value that indicates whether there are no active behaviors.
  package var isEmpty: Bool { elements.isEmpty }

  /// Returns whether a behavior is already active, or takes over an active one.
  ///
  /// - Complexity: O(*n*) for *n* active behaviors.
  package func isContinued(by behavior: any ActiveBehavior) -> Bool {
    elements.contains { $0.isContinued(by: behavior) }
  }

  /// Returns whether each of the given behaviors is active in its place, or can take over the active one there.
  package func areContinued(by behaviors: [any ActiveBehavior]) -> Bool {
    guard behaviors.count == elements.count else { return false }
    for (index, behavior) in behaviors.enumerated() where !elements[index].isContinued(by: behavior) { return false }
    return true
  }

  /// Copies the properties that active behaviors have set from one value to another, unless one of the given behaviors
  /// continues to set them.
  ///
  /// - Complexity: O(*n* × *m*) for *n* active and *m* given behaviors.
  package func keep<Root: Bindable>(endedBy behaviors: [any ActiveBehavior], from value: Root, in other: inout Root) {
    for element in elements where !behaviors.contains(where: { element.isContinued(by: $0) }) {
      element.behavior.keepAny(value, in: &other)
    }
  }

  /// Lets the given behaviors take over the active ones at the same positions, if they are alike.
  package mutating func takeOver(_ behaviors: [any ActiveBehavior]) {
    for (index, behavior) in behaviors.enumerated() { elements[index].takeOver(behavior) }
  }

  /// Adopts the bindings of a value. See ``adopt(_:of:)``.
  package mutating func adopt(bindingsOf behaviors: Behaviors, of mounted: AnyMounted) {
    guard elements.isEmpty, let binding = behaviors.onlyBinding else { return adopt(behaviors.bindings, of: mounted) }
    if let started = start(binding, of: mounted) { elements = [started] }
  }

  /// Keeps the given behaviors that are active, ends all others, and starts the new ones, in order.
  ///
  /// A new behavior that is like an active one takes it over.
  ///
  /// - Complexity: O(*n* × *m*) for *n* active and *m* given behaviors.
  package mutating func adopt(_ behaviors: [any ActiveBehavior], of mounted: AnyMounted) {
    guard !elements.isEmpty else {
      if behaviors.count == 1 {
        // Most values have one behavior, for which a literal takes half the time of growing an array.
        if let started = start(behaviors[0], of: mounted) { elements = [started] }
      } else {
        for behavior in behaviors { if let started = start(behavior, of: mounted) { elements.append(started) } }
      }
      return
    }
    var earlier = elements
    var kept = behaviors.map { behavior in
      earlier.firstIndex { $0.behavior.isEqual(to: behavior) }.map { earlier.remove(at: $0) }
    }
    for (index, behavior) in behaviors.enumerated() where kept[index] == nil && !earlier.isEmpty {
      kept[index] = earlier.firstIndex { $0.isLike(behavior) }.map { earlier.remove(at: $0) }
    }
    for element in earlier { element.end() }
    elements = zip(behaviors, kept).compactMap { behavior, kept in
      guard var element = kept else { return start(behavior, of: mounted) }
      element.takeOver(behavior)
      return element
    }
  }

  /// Starts a behavior, or returns `nil` for lifetimes that only the value must retain.
  private func start(_ behavior: any ActiveBehavior, of mounted: AnyMounted) -> Element? {
    guard let behavior = behavior.connectable else { return nil }
    let (lifetime, link) = behavior.start(in: mounted)
    if lifetime == nil, behavior is KeptLifetimes { return nil }
    return Element(behavior: behavior, lifetime: lifetime, link: link)
  }

  /// Ends all behaviors.
  package mutating func cancel() {
    for element in elements { element.end() }
    elements = []
  }
}

extension Connections.Element {
  /// Returns whether another behavior is the active one, or can take it over.
  @MainActor fileprivate func isContinued(by other: any ActiveBehavior) -> Bool {
    behavior.isEqual(to: other) || isLike(other)
  }

  /// Returns whether another behavior can take over the work of this one.
  @MainActor fileprivate func isLike(_ other: any ActiveBehavior) -> Bool { link != nil && behavior.isLike(other) }

  /// Ends the behavior.
  @MainActor fileprivate func end() {
    link?.end()
    lifetime?.cancel()
  }

  /// Continues as another behavior.
  @MainActor fileprivate mutating func takeOver(_ other: any ActiveBehavior) {
    guard let link, let other = other.connectable, !behavior.isEqual(to: other) else { return }
    behavior = other
    other.takeOver(link)
  }
}

extension AnyMounted {
  /// Performs the preparations before the bindings start.
  package final func prepare() {
    guard !behaviors.isEmpty else { return }
    for preparation in behaviors.preparations { _ = preparation.connectable?.connect(toAny: self) }
  }
}

extension Mounted {
  /// Replaces the value, apart from properties that continuing bindings have set.
  ///
  /// - Parameters:
  ///   - new: The new value.
  ///   - connections: The active bindings. Those that the new value has too continue.
  ///   - keep: Copies further properties from the current to the new value.
  package final func adopt(_ new: Root, with connections: Connections, keeping keep: (_ now: Root, inout Root) -> Void)
  {
    let now = value
    apply { $0 = new }
    prepare()
    apply { value in
      keep(now, &value)
      if connections.isEmpty { return }
      for binding in value.behaviors.bindings where connections.isContinued(by: binding) {
        binding.connectable?.keepAny(now, in: &value)
      }
    }
  }
}
