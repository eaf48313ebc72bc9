extension EventNames where Root: GestureRecognizer {
  /// Sent when the gesture is recognized: after a tap or a swipe, or when a drag or a press begins.
  public static var recognized: Event<Root, Void> { Event<Root, Void>() }

  /// Sent when the state of the recognizer changes. Each type declares it as `action`.
  package static var stateChange: Event<Root, Root> {
    Event<Root, Void>("action").compactMap("action") { root, _ in root }
  }
}

// Each type declares `action` separately, because a protocol already declares the name for controls. See
// ``Accessible``.

extension EventNames where Root == TapGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension EventNames where Root == SwipeGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension EventNames where Root == LongPressGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension EventNames where Root == PanGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension EventNames where Root == ScreenEdgePanGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension EventNames where Root == PinchGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}

extension EventNames where Root == RotationGestureRecognizer {
  /// Sent when the ``GestureRecognizer/state`` changes, with the recognizer.
  public static var action: Event<Root, Root> { stateChange }
}
