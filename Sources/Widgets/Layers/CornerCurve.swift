/// The curve that the corners of a layer follow.
public enum CornerCurve: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that starts more gently, as the icons of apps have.
  case continuous
}
