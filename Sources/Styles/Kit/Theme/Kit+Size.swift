extension Kit {
  /// The size of a control or of a part.
  public enum Size: Hashable, Sendable, CaseIterable {
    /// Smaller than usual, for dense screens.
    case small
    /// The usual size, at which targets are 44 points high.
    case medium
    /// Larger than usual, for the most important part of a screen.
    case large
  }
}
