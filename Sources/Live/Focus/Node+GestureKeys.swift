import Foundation
import Widgets

extension Node {
  /// Performs the action of a key with the alternate modifier, and returns whether there is one.
  ///
  /// Return and Space hold the widget, as a long press does. An arrow drags it by 20 points, or else swipes over it.
  internal func answerAsTouch(to key: KeyPress) throws -> Bool {
    guard key.modifiers == .alternate else { return false }
    return try performing {
      switch key.key {
      case .return, .character(" "): try longPress(with: .key(.select))
      case .up: try drag(CGPoint(x: 0, y: -20), .up, with: .key(.upArrow))
      case .down: try drag(CGPoint(x: 0, y: 20), .down, with: .key(.downArrow))
      case .left: try drag(CGPoint(x: -20, y: 0), .left, with: .key(.leftArrow))
      case .right: try drag(CGPoint(x: 20, y: 0), .right, with: .key(.rightArrow))
      default: return false
      }
      return true
    }
  }

  /// Drags the widget by a distance, or swipes over it in the direction, and returns whether anything handles that.
  ///
  /// - Throws: ``ActionError`` if a user could not do so.
  package func dragOrSwipe(by distance: CGPoint) throws -> Bool {
    let isAcross = abs(distance.x) > abs(distance.y)
    let direction: SwipeGestureRecognizer.Direction =
      isAcross ? distance.x < 0 ? .left : .right : distance.y < 0 ? .up : .down
    return try performing {
      try drag(distance, direction, with: .pointer)
      return true
    }
  }

  /// Presses the widget for long, and returns whether anything handles that.
  ///
  /// - Throws: ``ActionError`` if a user could not do so.
  package func holdLong(for duration: Double? = nil, moving distance: CGPoint = .zero) throws -> Bool {
    try performing {
      try longPress(with: .pointer, for: duration, moving: distance)
      return true
    }
  }

  /// The shortest press that a recognizer around the node handles, in seconds, and how far it may move, in points.
  package var shortestLongPress: (duration: Double, distance: Double)? {
    let gesture = Gesture<LongPressGestureRecognizer>()
    let recognizers = line.flatMap(gesture.recognizers).compactMap(gesture.recognizer)
    return recognizers.min { $0.minimumPressDuration < $1.minimumPressDuration }
      .map { (max(0, min($0.minimumPressDuration, 3600)), $0.allowableMovement) }
  }

  /// Clicks the widget with the secondary button, or else presses it for long, and returns whether anything handles
  /// that.
  ///
  /// - Throws: ``ActionError`` if a user could not do so.
  package func clickSecondary() throws -> Bool {
    guard recognizes(Gesture<TapGestureRecognizer>(with: .secondaryClick)) else { return try holdLong() }
    try tap(with: .secondaryClick)
    return true
  }

  /// Drags the widget by turning a wheel over it, and returns whether anything handles that.
  ///
  /// - Throws: ``ActionError`` if a user could not do so.
  package func pan(byWheel distance: CGPoint) throws -> Bool {
    guard recognizes(Gesture<PanGestureRecognizer>(with: .wheel)) else { return false }
    try pan(by: CGPoint(x: 0 - distance.x, y: 0 - distance.y), with: .wheel)
    return true
  }

  /// Returns whether a view around the node recognizes a gesture.
  private func recognizes<Recognizer>(_ gesture: Gesture<Recognizer>) -> Bool {
    line.contains { !gesture.recognizers(of: $0).isEmpty }
  }

  private func drag(_ distance: CGPoint, _ direction: SwipeGestureRecognizer.Direction, with touches: Touches) throws {
    let pans = try performing {
      try pan(by: distance, with: touches)
      return true
    }
    if !pans { try swipe(direction, with: touches) }
  }

  /// Performs an action, and returns `false` if nothing handles it.
  private func performing(_ action: () throws -> Bool) throws -> Bool {
    do { return try action() } catch let error as ActionError where error.reason == .unanswered { return false }
  }
}
