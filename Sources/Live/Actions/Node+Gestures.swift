import Foundation

extension Node {
  /// Presses the widget for some time. The state of a recognizer changes from `began` to `ended`.
  ///
  /// A press that no recognizer handles opens the menu of a control with `isContextMenuInteractionEnabled` after half
  /// a second. The control sends `touchDown`, `menuActionTriggered` and `touchCancel`.
  ///
  /// - Parameters:
  ///   - touches: The fingers, the pencil or the pointer. One finger by default.
  ///   - duration: The time in seconds. Long enough for every recognizer by default.
  ///   - distance: The distance that the touches move before the press is recognized, in points. Zero by default.
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not press it, or if nothing handles the
  ///   gesture.
  public func longPress(
    with touches: Touches = .finger, for duration: Double? = nil, moving distance: CGPoint = .zero
  ) throws {
    let action = try UserAction("press", on: self)
    try action.checkFinite(duration ?? 0, distance.x, distance.y)
    let length = (distance.x * distance.x + distance.y * distance.y).squareRoot()
    let gesture = Gesture<LongPressGestureRecognizer>(with: touches) {
      $0.numberOfTapsRequired == 0 && $0.minimumPressDuration <= duration ?? .infinity && length <= $0.allowableMovement
    }
    if action.touched.flatMap(gesture.recognizers).isEmpty, duration ?? 0.5 >= 0.5,
      let control = action.touched.first(where: \.opensMenuByPress)
    {
      try action.checkEnabled(control)
      return control.openMenu()
    }
    try action.recognize(gesture, .began, .ended)
  }

  /// Swipes over the widget in a direction. A downward swipe dismisses a sheet if no recognizer handles it.
  ///
  /// See ``swipeAway()``. A swipe turns the pages of a `PageViewController`, and one to the right shows the hidden
  /// primary screen of a `SplitViewController` with `presentsWithGesture`. Otherwise a vertical swipe hides or shows
  /// the bars of a stack with `hidesBarsOnSwipe`.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - touches: The fingers, the pencil or the pointer. One finger by default.
  /// - Throws: ``ActionError`` if a user could not swipe over it, or if nothing handles the gesture.
  public func swipe(_ direction: SwipeGestureRecognizer.Direction, with touches: Touches = .finger) throws {
    let action = try UserAction("swipe over", on: self)
    let gesture = Gesture<SwipeGestureRecognizer>(with: touches) { $0.direction.contains(direction) }
    if direction == .down, action.isOnSheet, action.touched.flatMap(gesture.recognizers).isEmpty {
      return try action.swipeAway()
    }
    if action.touched.flatMap(gesture.recognizers).isEmpty, action.turnPage(direction) { return }
    if action.touched.flatMap(gesture.recognizers).isEmpty, action.presentPrimary(direction) { return }
    if direction == .up || direction == .down, let stack = action.node.stackHidingBarsOnSwipe,
      action.touched.flatMap(gesture.recognizers).isEmpty
    {
      return stack.hideBars(direction == .up)
    }
    try action.recognize(gesture, .ended)
  }

  /// Drags the widget by a distance, in points.
  ///
  /// The recognizer's state changes from `began` over `changed`, with the whole `translation`, to `ended`.
  ///
  /// - Parameters:
  ///   - translation: The distance.
  ///   - touches: The fingers, the pencil or the pointer. One finger by default.
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not drag it, or if nothing handles the
  ///   gesture.
  public func pan(by translation: CGPoint, with touches: Touches = .finger) throws {
    let action = try UserAction("drag", on: self)
    try action.checkFinite(translation.x, translation.y)
    try action.recognize(Gesture<PanGestureRecognizer>(with: touches), changing: \.translation, to: translation)
  }

  /// Drags inwards from an edge of the widget, in points, like ``pan(by:with:)``.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - translation: The distance.
  ///   - touches: The fingers, the pencil or the pointer. One finger by default.
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not drag there, or if nothing handles the
  ///   gesture.
  public func pan(from edge: RectEdge, by translation: CGPoint, with touches: Touches = .finger) throws {
    let action = try UserAction("drag", on: self)
    try action.checkFinite(translation.x, translation.y)
    try action.recognize(
      Gesture<ScreenEdgePanGestureRecognizer>(with: touches) { $0.edges.contains(edge) },
      changing: \.translation, to: translation)
  }

  /// Moves two fingers on the widget apart or together, by a factor of their distance.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not do so, or if nothing handles the gesture.
  public func pinch(to scale: Double) throws {
    let action = try UserAction("pinch", on: self)
    try action.checkFinite(scale)
    try action.recognize(Gesture<PinchGestureRecognizer>(), changing: \.scale, to: scale)
  }

  /// Rotates two fingers on the widget by an angle in radians.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not do so, or if nothing handles the gesture.
  public func rotate(by rotation: Double) throws {
    let action = try UserAction("rotate", on: self)
    try action.checkFinite(rotation)
    try action.recognize(Gesture<RotationGestureRecognizer>(), changing: \.rotation, to: rotation)
  }
}

extension Node {
  /// Whether a long press opens the menu of the control.
  fileprivate var opensMenuByPress: Bool { (mounted.current as? any Control)?.isContextMenuInteractionEnabled == true }

  fileprivate func openMenu() {
    highlight()
    defer { unhighlight() }
    send(.menuActionTriggered)
    send(.touchCancel)
  }
}
