/// A property that follows a signal: what `.text <-- name` notes.
internal struct Binding<Root: Bindable, Source: SignalConvertible>: PropertyBinding {
  internal let name: String
  internal let source: Source
  internal let set: @MainActor (Source.Value, inout Root) -> Void
  internal let copy: @MainActor (_ old: Root, _ new: inout Root) -> Void

  internal var kind: BehaviorKind { .binding }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return name == other.name && source.isSame(as: other.source)
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    source.signal.subscribe { [set] value in mounted.apply { set(value, &$0) } }
  }

  internal func keep(_ old: Root, in new: inout Root) { copy(old, &new) }

  internal var description: String { "\(name) <-- \(typeName(Source.self))" }
}
