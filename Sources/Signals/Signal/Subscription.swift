/// A subscription to a ``Hub``, and a node of its linked list.
@usableFromInline internal final class Subscription<Value>: Connection {
  /// A link of the list, which does not retain.
  ///
  /// With retaining links, each delivery, subscription and turn would cost a third more.
  @usableFromInline internal typealias Link = Unmanaged<Subscription>

  /// The hub, until the subscription is cancelled.
  @usableFromInline @exclusivity(unchecked) internal var hub: Hub<Value>?
  @usableFromInline @exclusivity(unchecked) internal var previous: Link?
  @usableFromInline @exclusivity(unchecked) internal var next: Link?
  @usableFromInline internal let observer: Observer<Value>

  /// The number of subscriptions that had been made when this one was, including itself.
  @usableFromInline internal let number: UInt

  @inlinable internal required init(to hub: Hub<Value>, _ observer: Observer<Value>) {
    self.hub = hub
    self.observer = observer
    Turn.subscriptions += 1
    number = Turn.subscriptions
  }

  @usableFromInline internal override var height: Int { hub?.source?.level ?? 0 }

  internal override var node: GraphNode? { hub?.source }

  @usableFromInline internal override func cancel() {
    guard let hub else { return }
    self.hub = nil
    if hub.next?.takeUnretainedValue() === self { hub.next = next }
    if let previous {
      previous.takeUnretainedValue().next = next
    } else {
      hub.first = next
    }
    if let next {
      next.takeUnretainedValue().previous = previous
    } else {
      hub.last = previous
    }
    if hub.first == nil, let source = hub.source {
      hub.source = nil
      source.cancel()
    }
  }
}

/// The classes of subscriptions that have been used last.
///
/// Code that does not know the type of the values looks up the generic class each time that it makes a subscription,
/// which costs more than the subscription.
@MainActor @usableFromInline internal enum SubscriptionTypes {
  @exclusivity(unchecked) private static var recent = [(hub: ObjectIdentifier, type: AnyClass)?](
    repeating: nil, count: 64)

  @usableFromInline internal static func type<Value>(for hub: Hub<Value>) -> Subscription<Value>.Type {
    let id = ObjectIdentifier(Swift.type(of: hub))
    let slot = Int(bitPattern: id) >> 4 & 63
    // The cast is safe, because the classes of the hub and of the subscription have the same type of values.
    if let found = recent[slot], found.hub == id { return unsafeBitCast(found.type, to: Subscription<Value>.Type.self) }
    recent[slot] = (id, Subscription<Value>.self)
    return Subscription<Value>.self
  }
}
