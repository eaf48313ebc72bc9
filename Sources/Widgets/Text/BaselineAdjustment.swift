/// What stays in place when a label's font shrinks to fit. It models `UIBaselineAdjustment`.
public enum BaselineAdjustment: Hashable, Sendable, CaseIterable {
  /// The line that the letters stand on.
  case alignBaselines
  /// The middle of the letters.
  case alignCenters
  /// The top left corner of the text.
  case none
}
