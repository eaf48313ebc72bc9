/// How a layer fits its image into its bounds.
public enum ContentsGravity: Hashable, Sendable, CaseIterable {
  /// In the middle, at its own size.
  case center
  /// At the middle of the top edge, at its own size.
  case top
  /// At the middle of the bottom edge, at its own size.
  case bottom
  /// At the middle of the left edge, at its own size.
  case left
  /// At the middle of the right edge, at its own size.
  case right
  /// In the top left corner, at its own size.
  case topLeft
  /// In the top right corner, at its own size.
  case topRight
  /// In the bottom left corner, at its own size.
  case bottomLeft
  /// In the bottom right corner, at its own size.
  case bottomRight
  /// Fills the bounds, and is distorted if it must be.
  case resize
  /// As large as fits without distortion.
  case resizeAspect
  /// Fills the bounds without distortion, and overhangs them.
  case resizeAspectFill
}
