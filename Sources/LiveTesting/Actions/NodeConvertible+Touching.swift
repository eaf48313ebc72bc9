import Foundation
import Live

extension NodeConvertible {
  /// Taps the widget, the bar item or the tab. See `Node.tap(with:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func tap(with touches: Touches = .finger) throws { try node().tap(with: touches) }

  /// Taps the widget twice. See `Node.doubleTap(with:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func doubleTap(with touches: Touches = .finger) throws { try node().doubleTap(with: touches) }

  /// Holds the widget, performs other actions meanwhile, and lifts the finger. See `Node.hold(while:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func hold(while actions: () throws -> Void) throws { try node().hold(while: actions) }

  /// Presses a control, and moves the finger off it before lifting it. See `Node.slipOff(andBack:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func slipOff(andBack: Bool = false) throws { try node().slipOff(andBack: andBack) }

  /// Taps a button of a search bar. See `Node.tap(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func tap(_ button: SearchBarButton) throws { try node().tap(button) }

  /// Presses the widget for some time. See `Node.longPress(with:for:moving:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func longPress(
    with touches: Touches = .finger, for duration: Double? = nil, moving distance: CGPoint = .zero
  ) throws {
    try node().longPress(with: touches, for: duration, moving: distance)
  }

  /// Swipes over the widget in a direction. See `Node.swipe(_:with:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func swipe(_ direction: SwipeGestureRecognizer.Direction, with touches: Touches = .finger) throws {
    try node().swipe(direction, with: touches)
  }

  /// Drags the widget by a distance, in points. See `Node.pan(by:with:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pan(by translation: CGPoint, with touches: Touches = .finger) throws {
    try node().pan(by: translation, with: touches)
  }

  /// Drags inwards from an edge of the widget, in points, like `pan(by:with:)`. See `Node.pan(from:by:with:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pan(from edge: RectEdge, by translation: CGPoint, with touches: Touches = .finger) throws {
    try node().pan(from: edge, by: translation, with: touches)
  }

  /// Moves two fingers on the widget apart or together, by a factor of their distance. See `Node.pinch(to:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pinch(to scale: Double) throws { try node().pinch(to: scale) }

  /// Rotates two fingers on the widget by an angle in radians. See `Node.rotate(by:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func rotate(by rotation: Double) throws { try node().rotate(by: rotation) }

  /// Moves the pointer over the widget. See `Node.hover()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func hover() throws { try node().hover() }

  /// Moves the pointer out of the tree. See `Node.unhover()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func unhover() throws { try node().unhover() }

  /// Taps a link in the text of a text view that cannot be edited. See `Node.tap(link:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func tap(link: URL) throws { try node().tap(link: link) }
}
