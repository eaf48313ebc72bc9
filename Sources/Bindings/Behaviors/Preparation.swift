/// The behavior that `.adHocPrepare -- { … }` adds: a closure that changes the root before mounting.
internal struct Preparation<Root: Bindable>: Connectable {
  private let action: @Sendable (inout Root) -> Void
  private let token = Token()

  internal init(_ action: @escaping @Sendable (inout Root) -> Void) {
    self.action = action
  }

  internal var kind: BehaviorKind { .preparation }
  internal var name: String { "adHocPrepare" }
  internal var description: String { "\(name) -- (inout \(Root.self)) -> Void" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? Self)?.token === token
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    mounted.apply(action)
    return nil
  }
}
