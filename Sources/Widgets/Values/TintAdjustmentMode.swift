/// Whether a view shows its tint colour as it is or dimmed, as under an alert.
public enum TintAdjustmentMode: Hashable, Sendable, CaseIterable {
  /// As the superview does.
  case automatic
  /// The tint colour as it is.
  case normal
  /// The tint colour without its saturation, and dark.
  case dimmed
}
