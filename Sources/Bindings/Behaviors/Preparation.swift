/// The behavior that `.adHocPrepare -- { … }` adds: a closure that changes the root before mounting.
// Its stored properties are constants of `Sendable` types.
internal final class Preparation<Root: Bindable>: Connectable, @unchecked Sendable {
  private let action: @Sendable (inout Root) -> Void

  internal init(_ action: @escaping @Sendable (inout Root) -> Void) {
    self.action = action
  }

  internal override var name: String { "adHocPrepare" }

  internal override var description: String { "\(name) -- (inout \(Root.self)) -> Void" }

  internal override func connect(toAny mounted: AnyMounted) -> Lifetime? {
    mounted.view(as: Root.self)?.apply(action)
    return nil
  }
}
