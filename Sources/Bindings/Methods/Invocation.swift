/// The behavior that `.setContentOffset <-- places` adds: a method that is called with each value of a signal.
// Its stored properties are constants of `Sendable` types.
internal final class Invocation<Root: Bindable, Source: SignalConvertible>: Connectable, @unchecked Sendable {
  private let method: Method<Root, Source.Value>
  private let source: Source

  internal init(method: Method<Root, Source.Value>, source: Source) {
    self.method = method
    self.source = source
  }

  internal override var name: String { method.name }

  internal override func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Invocation else { return false }
    return name == other.name && source.isSame(as: other.source)
  }

  internal override func connect(toAny mounted: AnyMounted) -> Lifetime? {
    guard let mounted = mounted.view(as: Root.self) else { return nil }
    return source.signal.subscribe { [perform = method.perform] value in perform(mounted, value) }
  }

  internal override var description: String { "\(name) <-- \(typeName(Source.self))" }
}
