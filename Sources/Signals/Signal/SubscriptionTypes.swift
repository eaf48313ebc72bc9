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
    // The class has been found by that of the hub, which has the same type of values.
    if let found = recent[slot], found.hub == id { return unsafeBitCast(found.type, to: Subscription<Value>.Type.self) }
    recent[slot] = (id, Subscription<Value>.self)
    return Subscription<Value>.self
  }
}
