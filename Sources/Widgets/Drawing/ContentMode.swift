/// The position and the scaling of a view's content in its bounds.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Stretched to fill the bounds.
  case scaleToFill
  /// Scaled to fit the bounds, keeping its aspect ratio.
  case scaleAspectFit
  /// Scaled to fill the bounds, keeping its aspect ratio. Parts outside are clipped.
  case scaleAspectFill
  /// Drawn again for each size.
  case redraw
  /// Centered, at its own size.
  case center
  /// Centered at the top edge, at its own size.
  case top
  /// Centered at the bottom edge, at its own size.
  case bottom
  /// Centered at the left edge, at its own size.
  case left
  /// Centered at the right edge, at its own size.
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
