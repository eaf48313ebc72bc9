/// The behavior that `.adHocPrepare -- { … }` adds: a closure that changes the root before mounting.
internal final class Preparation<Root: Bindable>: Connectable {
  private let action: @Sendable (inout Root) -> Void

  internal init(_ action: @escaping @Sendable (inout Root) -> Void) {
    self.action = action
  }

  internal var name: String { "adHocPrepare" }

  internal var description: String { "\(name) -- (inout \(Root.self)) -> Void" }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self)?.apply(action)
    return nil
  }
}
