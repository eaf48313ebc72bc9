/// The alignment of a label's text when its font shrinks to fit. It models `UIBaselineAdjustment`.
public enum BaselineAdjustment: Hashable, Sendable, CaseIterable {
  /// The baselines stay in place.
  case alignBaselines
  /// The centers of the letters stay in place.
  case alignCenters
  /// The top left corner stays in place.
  case none
}
