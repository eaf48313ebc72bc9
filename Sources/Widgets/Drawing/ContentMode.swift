/// How a view fits its content into its bounds.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Fills the bounds, and distorts the content if it must.
  case scaleToFill
  /// As large as fits without distortion, with the rest of the bounds transparent.
  case scaleAspectFit
  /// Fills the bounds without distortion, and cuts off what overhangs.
  case scaleAspectFill
  /// Draws the content anew for each size.
  case redraw
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
}
