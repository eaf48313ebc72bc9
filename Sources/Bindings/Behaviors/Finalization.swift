/// The behavior that `.adHocFinalize -- { … }` adds: a closure that is called after mounting.
// Its stored properties are constants of `Sendable` types.
internal final class Finalization<Root: Bindable>: Connectable, @unchecked Sendable {
  private let action: @MainActor @Sendable (Mounted<Root>) -> Lifetime?

  internal init(_ action: @escaping @MainActor @Sendable (Mounted<Root>) -> Lifetime?) {
    self.action = action
  }

  internal override var name: String { "adHocFinalize" }

  internal override var description: String { "\(name) -- (Mounted<\(Root.self)>) -> Lifetime?" }

  internal override func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self).flatMap { action($0) }
  }
}
