/// The curve of a layer's corners.
public enum CornerCurve: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A continuous curve, as that of app icons.
  case continuous
}
