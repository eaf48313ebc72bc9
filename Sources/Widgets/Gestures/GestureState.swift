/// How far a gesture has come. It models `UIGestureRecognizer.State`.
public enum GestureState: Hashable, Sendable, CaseIterable {
  /// Nothing has been recognized.
  case possible
  /// A gesture that lasts has been recognized.
  case began
  /// A gesture that lasts goes on.
  case changed
  /// The gesture is over; a tap or a swipe has been recognized.
  case ended
}
