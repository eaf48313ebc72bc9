/// A list of subscriptions in the order in which they were made, to which values are delivered.
///
/// Subscriptions are linked by the nodes themselves, so that adding and removing a subscription takes constant time.
/// The links do not retain: a subscription belongs to its subscriber, who cancels it before releasing it.
@MainActor @usableFromInline internal final class Hub<Value> {
  @usableFromInline @exclusivity(unchecked) internal var first: Subscription<Value>.Link?
  @usableFromInline @exclusivity(unchecked) internal var last: Subscription<Value>.Link?

  /// The next subscription that the current delivery reaches.
  @usableFromInline @exclusivity(unchecked) internal var next: Subscription<Value>.Link?
  @usableFromInline @exclusivity(unchecked) internal var isDelivering = false

  /// The end of the values, after which there are no subscriptions.
  @usableFromInline @exclusivity(unchecked) internal var end: End?

  /// The upstream of a shared signal, as long as there is a subscription.
  @usableFromInline @exclusivity(unchecked) internal var source: GraphNode?

  @inlinable internal init() {}

  /// Delivers a value in a turn of its own: now, or after the current delivery.
  @inlinable internal func send(_ value: Value) {
    guard Turn.open() else { return wait(with: value) }
    deliver(value)
    Turn.close()
  }

  /// Delivers a value after the current delivery.
  @inlinable @inline(never) internal func wait(with value: Value) {
    Turn.enqueue(from: self) { self.deliver(value) }
  }

  /// Ends the values in a turn of its own: now, or after the current delivery.
  @usableFromInline internal func send(end: End) { Turn.perform { self.finish(end) } }

  /// Delivers a value to all current subscriptions.
  ///
  /// - Complexity: O(*n*) for *n* subscriptions.
  @inlinable internal func deliver(_ sent: Value) {
    guard !isDelivering else { return wait(with: sent) }
    isDelivering = true
    let newest = Turn.subscriptions
    next = first
    while let link = next {
      // A linked subscription is alive, because cancelling unlinks it. It may be released during the call, which does
      // no harm: `value` is retained, and unlinking a subscription updates `next`.
      unowned(unsafe) let subscription = link.takeUnretainedValue()
      if subscription.number > newest { break }
      next = subscription.next
      let value = subscription.observer.value
      value(sent)
    }
    next = nil
    isDelivering = false
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Delivers the end to all subscriptions and to every later one.
  ///
  /// - Complexity: O(*n*) for *n* subscriptions.
  @usableFromInline internal func finish(_ end: End) {
    guard self.end == nil else { return }
    self.end = end
    while let link = first {
      let subscription = link.takeUnretainedValue()
      subscription.cancel()
      subscription.observer.end(end)
    }
    assert(first == nil, "A hub has subscriptions after its end.")
  }

  @inlinable internal func subscribe(_ observer: Observer<Value>) -> Connection {
    if let end {
      observer.end(end)
      return Connection()
    }
    let subscription = SubscriptionTypes.type(for: self).init(to: self, observer)
    let link = Unmanaged.passUnretained(subscription)
    subscription.previous = last
    if let last { last.takeUnretainedValue().next = link } else { first = link }
    last = link
    return subscription
  }

  /// Calls `visit` with the nodes directly downstream.
  internal func visitListeners(_ visit: (GraphNode) -> Void) {
    var link = first
    while let subscription = link?.takeUnretainedValue() {
      if let listener = subscription.listener { visit(listener) }
      link = subscription.next
    }
  }

  /// Asserts that the links lead from the first to the last subscription in the order of subscribing, and back.
  ///
  /// - Complexity: O(*n*) for *n* subscriptions.
  @usableFromInline internal func checkInvariants() {
    var previous: Subscription<Value>.Link?
    var link = first
    while let subscription = link?.takeUnretainedValue() {
      assert(subscription.hub === self, "A cancelled subscription is linked.")
      assert(subscription.previous?.toOpaque() == previous?.toOpaque(), "A link leads back to another subscription.")
      assert(previous.map { $0.takeUnretainedValue().number < subscription.number } ?? true, "Links are out of order.")
      (previous, link) = (link, subscription.next)
    }
    assert(previous?.toOpaque() == last?.toOpaque(), "The links end before the last subscription.")
  }
}
