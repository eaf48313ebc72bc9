import Mod

/// The attributes of every gesture recognizer: the properties of `UIGestureRecognizer`.
public struct GestureAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var name: String?
  @usableFromInline internal var isEnabled = true
  @usableFromInline internal var cancelsTouchesInView = true
  @usableFromInline internal var delaysTouchesBegan = false
  @usableFromInline internal var delaysTouchesEnded = true
  @usableFromInline internal var requiresExclusiveTouchType = true
  @usableFromInline internal var allowedTouchTypes = TouchTypes.all
  @usableFromInline internal var allowedPressTypes = PressTypes.all
  @usableFromInline internal var state = GestureState.possible

  @usableFromInline internal var behaviors = Behaviors()

  /// Creates the attributes of an unmodified recognizer.
  public init() {}
}

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
