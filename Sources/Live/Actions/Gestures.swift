import Foundation

extension NodeConvertible {
  /// Presses the widget long enough for every recognizer of long presses. Its state goes from `began` to `ended`.
  ///
  /// - Throws: ``ActionError`` if a user could not press it, or if nothing answers.
  public func longPress() throws {
    try UserAction("press", on: self).recognize(
      Gesture<LongPressGestureRecognizer> { $0.numberOfTapsRequired == 0 },
      [(.began, { _ in }), (.ended, { _ in })])
  }

  /// Swipes over the widget in one direction. A sheet goes by a swipe down where nothing watches for that: see ``swipeAway()``.
  ///
  /// - Throws: ``ActionError`` if a user could not swipe over it, or if nothing answers.
  public func swipe(_ direction: SwipeGestureRecognizer.Direction) throws {
    let action = try UserAction("swipe over", on: self)
    let gesture = Gesture<SwipeGestureRecognizer> { $0.direction.contains(direction) }
    if direction == .down, action.isOnSheet, action.touched.flatMap(gesture.recognizers).isEmpty {
      return try action.swipeAway()
    }
    try action.recognize(gesture, [(.ended, { _ in })])
  }

  /// Drags the widget some way, in points. The recognizer's state goes from `began` over `changed`, with the whole
  /// `translation`, to `ended`.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not drag it, or if nothing answers.
  public func pan(by translation: CGPoint) throws {
    let action = try UserAction("drag", on: self)
    try action.checkFinite(translation.x, translation.y)
    try action.recognize(
      Gesture<PanGestureRecognizer>(),
      [(.began, { _ in }), (.changed, { $0.translation = translation }), (.ended, { _ in })])
  }

  /// Drags inwards from an edge of the widget, in points, as ``pan(by:)`` does.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not drag there, or if nothing answers.
  public func pan(from edge: RectEdge, by translation: CGPoint) throws {
    let action = try UserAction("drag", on: self)
    try action.checkFinite(translation.x, translation.y)
    try action.recognize(
      Gesture<ScreenEdgePanGestureRecognizer> { $0.edges.contains(edge) },
      [(.began, { _ in }), (.changed, { $0.translation = translation }), (.ended, { _ in })])
  }

  /// Moves two fingers apart on the widget, or together, to so many times their distance.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not do so, or if nothing answers.
  public func pinch(to scale: Double) throws {
    let action = try UserAction("pinch", on: self)
    try action.checkFinite(scale)
    try action.recognize(
      Gesture<PinchGestureRecognizer>(),
      [(.began, { _ in }), (.changed, { $0.scale = scale }), (.ended, { _ in })])
  }

  /// Turns two fingers on the widget about each other, in radians.
  ///
  /// - Throws: ``ActionError`` if a number is not finite, if a user could not do so, or if nothing answers.
  public func rotate(by rotation: Double) throws {
    let action = try UserAction("rotate", on: self)
    try action.checkFinite(rotation)
    try action.recognize(
      Gesture<RotationGestureRecognizer>(),
      [(.began, { _ in }), (.changed, { $0.rotation = rotation }), (.ended, { _ in })])
  }
}
