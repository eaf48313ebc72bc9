import Foundation
import Widgets

extension Node {
  /// Performs what a key with the alternate modifier means, and returns whether it has a meaning.
  ///
  /// Return and Space hold the widget, as a long press does. An arrow drags it by 20 points, or else swipes over it.
  internal func answerAsTouch(to key: KeyPress) throws -> Bool {
    guard key.modifiers == .alternate else { return false }
    return try performing {
      switch key.key {
      case .return, .character(" "): try longPress()
      case .up: try drag(CGPoint(x: 0, y: -20), .up)
      case .down: try drag(CGPoint(x: 0, y: 20), .down)
      case .left: try drag(CGPoint(x: -20, y: 0), .left)
      case .right: try drag(CGPoint(x: 20, y: 0), .right)
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
      try drag(distance, direction)
      return true
    }
  }

  /// Presses the widget for long, and returns whether anything handles that.
  ///
  /// - Throws: ``ActionError`` if a user could not do so.
  package func holdLong() throws -> Bool {
    try performing {
      try longPress()
      return true
    }
  }

  private func drag(_ distance: CGPoint, _ direction: SwipeGestureRecognizer.Direction) throws {
    let pans = try performing {
      try pan(by: distance)
      return true
    }
    if !pans { try swipe(direction) }
  }

  /// Performs an action, and returns `false` if nothing handles it.
  private func performing(_ action: () throws -> Bool) throws -> Bool {
    do { return try action() } catch let error as ActionError where error.reason == .unanswered { return false }
  }
}
