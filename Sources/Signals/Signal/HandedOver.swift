/// A value that its sender gives up to another thread.
///
/// The caller of the initializer guarantees that nothing else refers to the value, or that it stays on the same thread.
package struct HandedOver<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// Calls a closure on the main actor: now if the caller is on it, otherwise as soon as it is free.
///
/// An isolated deinitializer makes the call, because nothing else in Swift offers this choice.
internal func onMainActor(_ action: @escaping @MainActor () -> Void) { _ = Release(action) }

@MainActor private final class Release {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  isolated deinit {
    action()
  }
}
