/// The behavior that `.adHocFinalize -- { … }` adds: a closure that is called after mounting.
internal struct Finalization<Root: Bindable>: Connectable {
  private let action: @MainActor @Sendable (Mounted<Root>) -> Lifetime?
  private let token = Token()

  internal init(_ action: @escaping @MainActor @Sendable (Mounted<Root>) -> Lifetime?) {
    self.action = action
  }

  internal var kind: BehaviorKind { .finalization }
  internal var name: String { "adHocFinalize" }
  internal var description: String { "\(name) -- (Mounted<\(Root.self)>) -> Lifetime?" }

  internal func isEqual(to other: any Behavior) -> Bool {
    (other as? Self)?.token === token
  }

  internal func connect(to mounted: Mounted<Root>) -> Lifetime? {
    action(mounted)
  }
}
