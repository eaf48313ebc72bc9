import Foundation
import Live

extension NodeConvertible {
  /// Taps the widget, the bar item or the tab. See `Node.tap()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func tap() throws { try node().tap() }

  /// Taps the widget twice. See `Node.doubleTap()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func doubleTap() throws { try node().doubleTap() }

  /// Presses a control, and moves the finger off it before lifting it. See `Node.slipOff(andBack:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func slipOff(andBack: Bool = false) throws { try node().slipOff(andBack: andBack) }

  /// Taps a button of a search bar. See `Node.tap(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func tap(_ button: SearchBarButton) throws { try node().tap(button) }

  /// Presses the widget long enough for every long-press recognizer. See `Node.longPress()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func longPress() throws { try node().longPress() }

  /// Swipes over the widget in a direction. See `Node.swipe(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func swipe(_ direction: SwipeGestureRecognizer.Direction) throws { try node().swipe(direction) }

  /// Drags the widget by a distance, in points. See `Node.pan(by:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pan(by translation: CGPoint) throws { try node().pan(by: translation) }

  /// Drags inwards from an edge of the widget, in points, like `pan(by:)`. See `Node.pan(from:by:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pan(from edge: RectEdge, by translation: CGPoint) throws {
    try node().pan(from: edge, by: translation)
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
}
