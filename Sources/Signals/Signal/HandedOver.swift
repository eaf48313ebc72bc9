/// A value that one thread hands over to another, and does not use any more.
///
/// Whoever makes one answers for that: nothing else has a reference to what is inside, or the other thread is the same.
package struct HandedOver<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// Calls a closure on the main actor: now if the caller is on it, otherwise as soon as it is free.
///
/// Only isolated deinitializers offer this choice, so that one of them makes the call.
internal func onMainActor(_ action: @escaping @MainActor () -> Void) { _ = Release(action) }

@MainActor private final class Release {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  isolated deinit {
    action()
  }
}
