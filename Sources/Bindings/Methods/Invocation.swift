/// The behavior that `.setContentOffset <-- places` adds: a method that is called with each value of a signal.
internal struct Invocation<Root: Bindable, Source: SignalConvertible>: Connectable {
  internal let method: Method<Root, Source.Value>
  internal let source: Source

  // It starts after the descendants have been mounted, because the method may refer to them.
  internal var kind: BehaviorKind { .finalization }

  internal var name: String { method.name }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return name == other.name && source.isSame(as: other.source)
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    source.signal.subscribe { [perform = method.perform] value in perform(mounted, value) }
  }

  internal var description: String { "\(name) <-- \(typeName(Source.self))" }
}
