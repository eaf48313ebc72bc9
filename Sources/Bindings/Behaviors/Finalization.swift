/// The behavior that `.adHocFinalize -- { … }` adds: a closure that is called after mounting.
internal final class Finalization<Root: Bindable>: Connectable {
  private let action: @MainActor @Sendable (Mounted<Root>) -> Lifetime?

  internal init(_ action: @escaping @MainActor @Sendable (Mounted<Root>) -> Lifetime?) {
    self.action = action
  }

  internal var name: String { "adHocFinalize" }

  internal var description: String { "\(name) -- (Mounted<\(Root.self)>) -> Lifetime?" }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self).flatMap { action($0) }
  }
}
