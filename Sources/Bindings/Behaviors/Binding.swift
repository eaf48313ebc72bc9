/// The behavior that `.text <-- name` adds: a property that is set to the values of a signal.
internal struct Binding<Root: Bindable, Value, Source: SignalConvertible>: PropertyBinding {
  internal let target: Target<Root, Value>
  internal let source: Source

  /// Converts a value of the source to one of the property.
  internal let convert: @MainActor (Source.Value) -> Value

  internal var kind: BehaviorKind { .binding }
  internal var description: String { "\(name) <-- \(typeName(Source.self))" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return subject == other.subject && source.isSame(as: other.source)
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    source.signal.subscribe { [target, convert] value in mounted.apply { target.set(convert(value), &$0) } }
  }
}
