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
