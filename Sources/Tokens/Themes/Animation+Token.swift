import Foundation
import Values

extension UnitCurve {
  /// Creates the speed curve of a token.
  public init(_ curve: Token.CubicBezier) {
    self = .bezier(
      startControlPoint: CGPoint(x: curve.x1, y: curve.y1), endControlPoint: CGPoint(x: curve.x2, y: curve.y2))
  }
}

extension Animation {
  /// Creates the animation of a transition token.
  public init(_ transition: Token.Transition) {
    self.init(
      UnitCurve(transition.timingFunction), duration: transition.duration.seconds, delay: transition.delay.seconds)
  }
}
