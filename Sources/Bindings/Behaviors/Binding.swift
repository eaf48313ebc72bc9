/// The behavior that `.text <-- name` adds: a property that is set to the values of a signal.
@usableFromInline internal final class Binding<Root: Bindable, Value, Source: SignalConvertible>: Connectable {
  @usableFromInline internal let target: Target<Root, Value>
  @usableFromInline internal let source: Source

  @usableFromInline internal let convert: @Sendable (Source.Value) -> Value

  /// The description of the source, if it is a mapped signal.
  @usableFromInline internal let mapped: MappedSignal?

  @inlinable
  internal init(target: Target<Root, Value>, source: Source, convert: @escaping @Sendable (Source.Value) -> Value) {
    self.target = target
    self.source = source
    self.convert = convert
    // The compiler knows the type wherever a binding is made.
    mapped = (source as? Signal<Source.Value>)?.mapped
  }

  @usableFromInline internal var name: String { target.name }

  @usableFromInline internal var subject: String { target.subject }

  @usableFromInline internal var description: String { "\(name) <-- \(typeName(Source.self))" }

  @usableFromInline internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Binding else { return false }
    if other === self { return true }
    return subject == other.subject && (mapped.map { $0 === other.mapped } ?? source.isSame(as: other.source))
  }

  /// Returns whether another binding of the property differs at most in the closure of its signal.
  internal func isLike(_ other: any ActiveBehavior) -> Bool {
    guard let mapped, let other = other as? Binding, let others = other.mapped else { return false }
    return subject == other.subject && mapped.isLike(others)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? { start(in: mounted).lifetime }

  internal func start(in mounted: AnyMounted) -> (lifetime: Lifetime?, link: SignalLink?) {
    guard let mounted = mounted.view(as: Root.self) else { return (nil, nil) }
    // A closure written as an argument for another module would check at each call that it is on the main actor.
    let show: @MainActor (Source.Value) -> Void = { [self] value in
      mounted.set(target.subject) { target.property.set(convert(value), in: &$0) }
    }
    return source.signal.linked(show)
  }

  internal func takeOver(_ link: SignalLink) {
    if let mapped { link.exchange(for: mapped) }
  }

  internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) { target.keepAny(old, in: &new) }
}
