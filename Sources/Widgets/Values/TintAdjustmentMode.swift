/// Whether a view shows its tint color as it is or dimmed, as under an alert.
public enum TintAdjustmentMode: Hashable, Sendable, CaseIterable {
  /// As the superview does.
  case automatic
  /// The tint color as it is.
  case normal
  /// The tint color without its saturation, and dark.
  case dimmed
}
