/// Does something on the main actor: at once, if that is where the caller is, otherwise as soon as it is free.
///
/// The language offers this choice to isolated deinitialisers only, so that is what does it.
internal func onMainActor(_ action: @escaping @MainActor () -> Void) {
  _ = Release(action)
}

@MainActor
private final class Release {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  isolated deinit {
    action()
  }
}
