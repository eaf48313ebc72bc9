import Mod

/// What every gesture recognizer has, whatever its kind: the properties of `UIGestureRecognizer`.
public struct GestureAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var name: String?
  @usableFromInline internal var isEnabled = true
  @usableFromInline internal var cancelsTouchesInView = true
  @usableFromInline internal var delaysTouchesBegan = false
  @usableFromInline internal var delaysTouchesEnded = true
  @usableFromInline internal var requiresExclusiveTouchType = true
  @usableFromInline internal var allowedTouchTypes = TouchTypes.all
  @usableFromInline internal var state = GestureState.possible

  @usableFromInline internal var behaviors = Behaviors()

  /// The attributes of a recognizer that nobody has touched.
  public init() {}
}
