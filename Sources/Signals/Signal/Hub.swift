/// Where values fan out: a list of subscriptions, in the order in which they were made.
///
/// Subscriptions are linked by the nodes themselves, so that adding and removing one takes the same time however many
/// there are. The links do not retain: a subscription belongs to whoever subscribed, who cancels before letting go.
@MainActor
@usableFromInline
internal final class Hub<Value> {
  @usableFromInline @exclusivity(unchecked) internal var first: Unmanaged<Subscription<Value>>?
  @usableFromInline @exclusivity(unchecked) internal var last: Unmanaged<Subscription<Value>>?

  /// The subscription that a delivery under way comes to next.
  @usableFromInline @exclusivity(unchecked) internal var next: Unmanaged<Subscription<Value>>?
  @usableFromInline @exclusivity(unchecked) internal var isDelivering = false

  /// How the values ended. From then on nobody is subscribed, and none can be.
  @usableFromInline @exclusivity(unchecked) internal var end: End?

  /// Where a shared signal's values come from, as long as anybody is subscribed.
  @usableFromInline @exclusivity(unchecked) internal var source: Node?

  @inlinable
  internal init() {}

  /// Delivers a value in a turn of its own: now, or after what is being delivered.
  @inlinable
  internal func send(_ value: Value) {
    guard Turn.open() else { return wait(with: value) }
    deliver(value)
    Turn.close()
  }

  /// Delivers a value after what is being delivered.
  @inlinable
  @inline(never)
  internal func wait(with value: Value) {
    Turn.enqueue(from: self) { self.deliver(value) }
  }

  /// Ends the values in a turn of its own: now, or after what is being delivered.
  @usableFromInline
  internal func send(end: End) {
    Turn.perform { self.finish(end) }
  }

  /// Delivers a value to all who have subscribed up to now.
  @inlinable
  internal func deliver(_ sent: Value) {
    guard !isDelivering else { return wait(with: sent) }
    isDelivering = true
    let newest = Turn.subscriptions
    next = first
    while let link = next {
      // A linked subscription is alive, for cancelling unlinks. It may go during the call, but no longer matters then:
      // `value` is retained, and `next` is kept right by whoever unlinks.
      unowned(unsafe) let subscription = link.takeUnretainedValue()
      if subscription.number > newest { break }
      next = subscription.next
      let value = subscription.observer.value
      value(sent)
    }
    next = nil
    isDelivering = false
  }

  /// Tells all subscribers, and every later one, that no more values come.
  @usableFromInline
  internal func finish(_ end: End) {
    guard self.end == nil else { return }
    self.end = end
    while let link = first {
      let subscription = link.takeUnretainedValue()
      subscription.cancel()
      subscription.observer.end(end)
    }
  }

  @inlinable
  internal func subscribe(_ observer: Observer<Value>) -> Connection {
    if let end {
      observer.end(end)
      return Connection()
    }
    let subscription = Subscription(to: self, observer)
    if let last {
      subscription.previous = last
      last.takeUnretainedValue().next = Unmanaged.passUnretained(subscription)
    } else {
      first = Unmanaged.passUnretained(subscription)
    }
    last = Unmanaged.passUnretained(subscription)
    return subscription
  }
}
