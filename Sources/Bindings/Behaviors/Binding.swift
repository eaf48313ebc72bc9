/// The behavior that `.text <-- name` adds: a property that is set to the values of a signal.
internal final class Binding<Root: Bindable, Value, Source: SignalConvertible>: Connectable {
  private let target: Target<Root, Value>
  private let source: Source

  private let convert: @Sendable (Source.Value) -> Value

  internal init(target: Target<Root, Value>, source: Source, convert: @escaping @Sendable (Source.Value) -> Value) {
    self.target = target
    self.source = source
    self.convert = convert
  }

  internal var name: String { target.name }

  internal var subject: String { target.subject }

  internal var description: String { "\(name) <-- \(typeName(Source.self))" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Binding else { return false }
    return other === self || subject == other.subject && source.isSame(as: other.source)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    guard let mounted = mounted.view(as: Root.self) else { return nil }
    // A closure written as an argument for another module would check at each call that it is on the main actor.
    let show: @MainActor (Source.Value) -> Void = { [self] value in
      mounted.set(target.subject) { target.property.set(convert(value), in: &$0) }
    }
    return source.signal.connected(show)
  }

  internal func keepAny<Whole>(_ old: Whole, in new: inout Whole) { target.keepAny(old, in: &new) }
}
