import Foundation
import Values

extension Token {
  /// An animated change between two states.
  public struct Transition: Hashable, Sendable {
    /// The length of the change.
    public var duration: Duration
    /// The time before the change begins.
    public var delay: Duration
    /// The speed of the change from its start to its end.
    public var timingFunction: CubicBezier

    /// Creates a transition.
    public init(duration: Duration, delay: Duration, timingFunction: CubicBezier) {
      self.duration = duration
      self.delay = delay
      self.timingFunction = timingFunction
    }
  }
}

extension Token.Transition: CustomStringConvertible {
  /// The transition as in style sheets: `200ms cubic-bezier(0.5, 0, 1, 1) 0ms`.
  public var description: String { "\(duration) \(timingFunction) \(delay)" }
}

extension Token {
  /// The speed curve of an animation, from (0, 0) to (1, 1) with two control points.
  public struct CubicBezier: Hashable, Sendable {
    /// The first control point. `x` is from 0 to 1.
    public let x1, y1: Double
    /// The second control point. `x` is from 0 to 1.
    public let x2, y2: Double

    /// Creates a curve. `x1` and `x2` are clamped to 0 to 1.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      (self.x1, self.y1) = (max(0, min(1, x1)), y1)
      (self.x2, self.y2) = (max(0, min(1, x2)), y2)
    }
  }
}

extension Token.CubicBezier: CustomStringConvertible {
  /// The curve as in style sheets: `cubic-bezier(0.5, 0, 1, 1)`.
  public var description: String {
    "cubic-bezier(\([x1, y1, x2, y2].map(\.shortest).joined(separator: ", ")))"
  }
}

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
