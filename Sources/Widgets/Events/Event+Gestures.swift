extension Event where Root: GestureRecognizer {
  /// The gesture was recognized: a tap or a swipe was made, a drag or a press began.
  public static var recognized: Event<Root, Void> { Event<Root, Void>() }

  /// The state of the recognizer changed; what `action` is for each type by itself.
  package static var stateChange: Event<Root, Root> {
    Event<Root, Void>("action").compactMap("action") { root, _ in root }
  }
}

// For each type by itself: a protocol already declares the name for controls. See ``Accessible``.

extension Event where Root == TapGestureRecognizer {
  /// The recognizer's ``GestureRecognizer/state`` changed; it comes with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension Event where Root == SwipeGestureRecognizer {
  /// The recognizer's ``GestureRecognizer/state`` changed; it comes with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension Event where Root == LongPressGestureRecognizer {
  /// The recognizer's ``GestureRecognizer/state`` changed; it comes with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension Event where Root == PanGestureRecognizer {
  /// The recognizer's ``GestureRecognizer/state`` changed; it comes with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension Event where Root == ScreenEdgePanGestureRecognizer {
  /// The recognizer's ``GestureRecognizer/state`` changed; it comes with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension Event where Root == PinchGestureRecognizer {
  /// The recognizer's ``GestureRecognizer/state`` changed; it comes with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension Event where Root == RotationGestureRecognizer {
  /// The recognizer's ``GestureRecognizer/state`` changed; it comes with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
