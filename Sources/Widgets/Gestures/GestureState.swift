/// The state of a gesture. It models `UIGestureRecognizer.State`.
public enum GestureState: Hashable, Sendable, CaseIterable {
  /// No gesture has been recognized.
  case possible
  /// A continuous gesture has begun.
  case began
  /// A continuous gesture has changed.
  case changed
  /// The gesture has ended. For a tap or a swipe, it has been recognized.
  case ended
}
