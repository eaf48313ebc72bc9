/// The values of a signal that have a key in common. See ``SignalConvertible/groupBy(_:)``.
@MainActor public struct SignalGroup<Key: Hashable, Value>: SignalConvertible {
  /// The key that all values have.
  public let key: Key

  /// A signal of the latest value and each later one.
  public let signal: Signal<Value>

  /// Returns whether two values are the same group of one subscription.
  nonisolated public func isSame(as other: SignalGroup) -> Bool { signal.isSame(as: other.signal) }
}

extension SignalConvertible {
  /// Delivers a group at the first value of each key. The group delivers the values with the key.
  ///
  /// ```swift
  /// let prices = Input<(item: String, price: Int)>()
  /// let best = prices.groupBy(\.item).flatMap { group in
  ///   group.scan(0) { Swift.max($0, $1.price) }.map { "\(group.key): \($0)" }
  /// }
  /// ```
  ///
  /// A group has a current value: a new subscriber first receives the latest one. The groups finish or fail when this
  /// signal does, in the order of their first values, and then the result does. When the subscription to the result is
  /// cancelled, its groups deliver nothing more.
  ///
  /// Each subscription keeps a group for each key until it is over.
  public func groupBy<Key: Hashable>(_ key: @escaping (Value) -> Key) -> Signal<SignalGroup<Key, Value>> {
    let upstream = signal.relayed
    let depth = upstream.depth + 1
    return Signal<SignalGroup<Key, Value>>(after: upstream) { observer in
      let groups = Groups<Key, Value>(finish: observer.end)
      let deliver = observer.value
      groups.adopt(
        first: upstream.connect(
          Observer(
            value: { value in
              guard groups.isLive else { return }
              let key = key(value)
              if let group = groups.group(of: key) { return group.deliver(value) }
              let group = groups.addGroup(of: key, with: value)
              deliver(SignalGroup(key: key, signal: Signal(depth: depth) { group.subscribe($0) }))
            },
            end: groups.end)))
      return groups
    }
  }
}

/// The connection of the operator, with the groups in the order of their first values.
private final class Groups<Key: Hashable, Value>: Junction {
  private var places: [Key: Int] = [:]
  private var groups: [GroupSource<Value>] = []

  init(finish: @escaping (End) -> Void) { super.init(open: 1, finish: finish) }

  func group(of key: Key) -> GroupSource<Value>? { places[key].map { groups[$0] } }

  func addGroup(of key: Key, with value: Value) -> GroupSource<Value> {
    let group = GroupSource(of: self, value)
    // The key may have cancelled the subscription.
    guard isLive else { return group }
    places[key] = groups.count
    groups.append(group)
    return group
  }

  func end(_ end: End) {
    for group in groups { group.hub.finish(end) }
    conclude(end)
  }

  internal override func visitListeners(_ visit: (GraphNode) -> Void) {
    super.visitListeners(visit)
    for group in groups { visit(group) }
  }

  internal override func cancel() {
    guard isLive else { return }
    super.cancel()
    for group in groups { group.close() }
    groups = []
    places = [:]
  }
}

/// The source of a group's signal, downstream of all groups.
private final class GroupSource<Value>: GraphNode {
  let hub = Hub<Value>()
  private var latest: Value

  /// The connection of the operator, until it is cancelled.
  private var groups: Junction?

  init(of groups: Junction, _ value: Value) {
    latest = value
    self.groups = groups
    super.init()
    level = groups.level + 1
  }

  func deliver(_ value: Value) {
    latest = value
    hub.deliver(value)
  }

  func subscribe(_ observer: Observer<Value>) -> Connection {
    observer.value(latest)
    // Cancelling the last subscription to the group has reset `source`.
    if groups != nil, hub.end == nil { hub.source = self }
    return hub.subscribe(observer)
  }

  func close() {
    groups = nil
    hub.source = nil
  }

  internal override func visitSources(_ visit: (Connection) -> Void) {
    if let groups { visit(groups) }
  }

  internal override func visitListeners(_ visit: (GraphNode) -> Void) { hub.visitListeners(visit) }
}
