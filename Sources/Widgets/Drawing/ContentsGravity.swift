/// The position of a layer's image in its bounds.
public enum ContentsGravity: Hashable, Sendable, CaseIterable {
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
  /// Stretched to fill the bounds.
  case resize
  /// Scaled to fit the bounds, keeping its aspect ratio.
  case resizeAspect
  /// Scaled to fill the bounds, keeping its aspect ratio. Parts may be outside.
  case resizeAspectFill
}

/// The filter that scales the image of a layer.
public enum ContentsFilter: Hashable, Sendable, CaseIterable {
  /// Linear interpolation between pixels.
  case linear
  /// The nearest pixel, with hard edges.
  case nearest
  /// Interpolation between mipmaps.
  case trilinear
}
