/// The filter that scales the image of a layer.
public enum ContentsFilter: Hashable, Sendable, CaseIterable {
  /// Linear interpolation between pixels.
  case linear
  /// The nearest pixel, with hard edges.
  case nearest
  /// Interpolation between mipmaps.
  case trilinear
}
