/// The behavior that `.setContentOffset <-- places` adds: a method that is called with each value of a signal.
internal final class Invocation<Root: Bindable, Source: SignalConvertible>: Connectable {
  private let method: Method<Root, Source.Value>
  private let source: Source

  internal init(method: Method<Root, Source.Value>, source: Source) {
    self.method = method
    self.source = source
  }

  internal var name: String { method.name }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Invocation else { return false }
    return name == other.name && source.isSame(as: other.source)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    guard let mounted = mounted.view(as: Root.self) else { return nil }
    return source.signal.subscribe { [perform = method.perform] value in perform(mounted, value) }
  }

  internal var description: String { "\(name) <-- \(typeName(Source.self))" }
}
