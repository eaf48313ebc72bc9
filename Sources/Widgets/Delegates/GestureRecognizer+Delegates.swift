import Mod

extension PropertyNames where Root: GestureRecognizer {
  /// Asks whether the gesture may be recognized. `true` by default.
  public static var shouldBegin: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether the gesture may be recognized at the same time as that of another recognizer. `false` by default.
  public static var shouldRecognizeSimultaneously:
    Property<
      Root, @MainActor @Sendable (Root, any GestureRecognizer) -> Bool
    >
  {
    Property(delegate: { _, _ in false })
  }
}
