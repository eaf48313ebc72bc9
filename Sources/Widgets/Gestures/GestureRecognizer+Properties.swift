import Mod

/// The properties of every gesture recognizer.
extension GestureRecognizer {
  /// A name that identifies the recognizer. `nil` by default.
  @inlinable public var name: String? {
    get { attributes.name }
    _modify { yield &attributes.name }
  }

  /// Whether the recognizer is active. `true` by default.
  @inlinable public var isEnabled: Bool {
    get { attributes.isEnabled }
    _modify { yield &attributes.isEnabled }
  }

  /// Whether touches are cancelled in the view when the gesture is recognized. `true` by default.
  ///
  /// A tap that is recognized on a control taps the control as well if this is `false`.
  @inlinable public var cancelsTouchesInView: Bool {
    get { attributes.cancelsTouchesInView }
    _modify { yield &attributes.cancelsTouchesInView }
  }

  /// Whether the view receives touches only when the gesture has failed. `false` by default.
  ///
  /// A control that is tapped then sends neither `touchDown` nor `touchCancel`.
  @inlinable public var delaysTouchesBegan: Bool {
    get { attributes.delaysTouchesBegan }
    _modify { yield &attributes.delaysTouchesBegan }
  }

  /// Whether the view receives the end of touches only when the gesture has failed. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var delaysTouchesEnded: Bool {
    get { attributes.delaysTouchesEnded }
    _modify { yield &attributes.delaysTouchesEnded }
  }

  /// Whether all touches of a gesture must be of one type. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var requiresExclusiveTouchType: Bool {
    get { attributes.requiresExclusiveTouchType }
    _modify { yield &attributes.requiresExclusiveTouchType }
  }

  /// The types of touches that are recognized. All by default.
  ///
  /// The mouse of a terminal is an `indirectPointer`. Pages and tests touch directly, unless a test names the touches.
  @inlinable public var allowedTouchTypes: TouchTypes {
    get { attributes.allowedTouchTypes }
    _modify { yield &attributes.allowedTouchTypes }
  }

  /// The types of presses that are recognized. All by default.
  ///
  /// Return and Space are presses of `select`, and the arrow keys are presses of the arrows.
  @inlinable public var allowedPressTypes: PressTypes {
    get { attributes.allowedPressTypes }
    _modify { yield &attributes.allowedPressTypes }
  }

  /// The state of the gesture. `.possible` by default and between two gestures.
  @inlinable public var state: GestureState {
    get { attributes.state }
    _modify { yield &attributes.state }
  }
}

extension PropertyNames where Root: GestureRecognizer {
  /// The state of the gesture. `.possible` by default and between two gestures.
  @inlinable public static var state: Property<Root, GestureState> { Property { $1(&$0.state) } }

  /// Whether touches are cancelled in the view when the gesture is recognized. `true` by default.
  @inlinable public static var cancelsTouchesInView: Property<Root, Bool> { Property { $1(&$0.cancelsTouchesInView) } }

  /// Whether the view receives touches only when the gesture has failed. `false` by default.
  @inlinable public static var delaysTouchesBegan: Property<Root, Bool> { Property { $1(&$0.delaysTouchesBegan) } }

  /// Whether the view receives the end of touches only when the gesture has failed. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var delaysTouchesEnded: Property<Root, Bool> { Property { $1(&$0.delaysTouchesEnded) } }

  /// Whether all touches of a gesture must be of one type. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var requiresExclusiveTouchType: Property<Root, Bool> {
    Property { $1(&$0.requiresExclusiveTouchType) }
  }

  /// The types of touches that are recognized. All by default.
  @inlinable public static var allowedTouchTypes: Property<Root, TouchTypes> { Property { $1(&$0.allowedTouchTypes) } }

  /// The types of presses that are recognized. All by default.
  @inlinable public static var allowedPressTypes: Property<Root, PressTypes> { Property { $1(&$0.allowedPressTypes) } }
}

extension PropertyNames where Root: GestureRecognizer {
  /// Asks whether the gesture may be recognized. `true` by default.
  public static var shouldBegin: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether the gesture may be recognized at the same time as that of another recognizer. `false` by default.
  public static var shouldRecognizeSimultaneously:
    Property<
      Root, @MainActor @Sendable (Root, any GestureRecognizer) -> Bool
    >
  {
    Property(delegate: { _, _ in false })
  }
  /// Asks whether the recognizer waits for another, and only recognizes the gesture if that one does not. `false` by
  /// default.
  public static var shouldRequireFailure: Property<Root, @MainActor @Sendable (Root, any GestureRecognizer) -> Bool> {
    Property(delegate: { _, _ in false })
  }
  /// Asks whether another recognizer waits for this one, and only recognizes the gesture if this one does not. `false`
  /// by default.
  public static var shouldBeRequiredToFail: Property<Root, @MainActor @Sendable (Root, any GestureRecognizer) -> Bool> {
    Property(delegate: { _, _ in false })
  }
}
