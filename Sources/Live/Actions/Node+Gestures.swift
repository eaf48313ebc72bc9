import Foundation

extension Node {
  /// Presses the widget long enough for every long-press recognizer. Its state changes from `began` to `ended`.
  ///
  /// - Throws: ``ActionError`` if a user could not press it, or if nothing handles the gesture.
  public func longPress() throws {
    try UserAction("press", on: self).recognize(
      Gesture<LongPressGestureRecognizer> { $0.numberOfTapsRequired == 0 },
      [(.began, { _ in }), (.ended, { _ in })])
  }

  /// Swipes over the widget in a direction. A downward swipe dismisses a sheet if no recognizer handles it.
  ///
  /// See ``swipeAway()``. A swipe turns the pages of a
  /// `PageViewController`. Otherwise a vertical swipe hides or shows the bars of a stack with `hidesBarsOnSwipe`.
  ///
  /// - Throws: ``ActionError`` if a user could not swipe over it, or if nothing handles the gesture.
  public func swipe(_ direction: SwipeGestureRecognizer.Direction) throws {
    let action = try UserAction("swipe over", on: self)
    let gesture = Gesture<SwipeGestureRecognizer> { $0.direction.contains(direction) }
    if direction == .down, action.isOnSheet, action.touched.flatMap(gesture.recognizers).isEmpty {
      return try action.swipeAway()
    }
    if action.touched.flatMap(gesture.recognizers).isEmpty, action.turnPage(direction) { return }
    if direction == .up || direction == .down, let stack = action.node.stackHidingBarsOnSwipe,
      action.touched.flatMap(gesture.recognizers).isEmpty
    {
      return stack.hideBars(direction == .up)
    }
    try action.recognize(gesture, [(.ended, { _ in })])
  }

  /// Drags the widget by a distance, in points.
  ///
  /// The recognizer's state changes from `began` over `changed`, with the whole `translation`, to `ended`.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not drag it, or if nothing handles the
  ///   gesture.
  public func pan(by translation: CGPoint) throws {
    let action = try UserAction("drag", on: self)
    try action.checkFinite(translation.x, translation.y)
    try action.recognize(
      Gesture<PanGestureRecognizer>(),
      [(.began, { _ in }), (.changed, { $0.translation = translation }), (.ended, { _ in })])
  }

  /// Drags inwards from an edge of the widget, in points, like ``pan(by:)``.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not drag there, or if nothing handles the
  ///   gesture.
  public func pan(from edge: RectEdge, by translation: CGPoint) throws {
    let action = try UserAction("drag", on: self)
    try action.checkFinite(translation.x, translation.y)
    try action.recognize(
      Gesture<ScreenEdgePanGestureRecognizer> { $0.edges.contains(edge) },
      [(.began, { _ in }), (.changed, { $0.translation = translation }), (.ended, { _ in })])
  }

  /// Moves two fingers on the widget apart or together, by a factor of their distance.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not do so, or if nothing handles the gesture.
  public func pinch(to scale: Double) throws {
    let action = try UserAction("pinch", on: self)
    try action.checkFinite(scale)
    try action.recognize(
      Gesture<PinchGestureRecognizer>(),
      [(.began, { _ in }), (.changed, { $0.scale = scale }), (.ended, { _ in })])
  }

  /// Rotates two fingers on the widget by an angle in radians.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not do so, or if nothing handles the gesture.
  public func rotate(by rotation: Double) throws {
    let action = try UserAction("rotate", on: self)
    try action.checkFinite(rotation)
    try action.recognize(
      Gesture<RotationGestureRecognizer>(),
      [(.began, { _ in }), (.changed, { $0.rotation = rotation }), (.ended, { _ in })])
  }
}
