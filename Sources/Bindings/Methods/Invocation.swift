/// A method that is done for each value of a signal: what `.setContentOffset <-- places` notes.
internal struct Invocation<Root: Bindable, Source: SignalConvertible>: Connectable {
  internal let method: Method<Root, Source.Value>
  internal let source: Source

  // It follows the mounting of what is inside, as what it does may be about that.
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
