import Foundation
import Mod

/// The speed of a change from its start to its end: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// ```swift
/// UnitCurve.easeIn.value(at: 0.5)  // 0.315…: slow at the start
/// ```
public struct UnitCurve: Hashable, Sendable {
  /// The point that the curve leaves towards. Its `x` is between 0 and 1.
  public let startControlPoint: CGPoint

  /// The point that the curve arrives from. Its `x` is between 0 and 1.
  public let endControlPoint: CGPoint

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func limited(_ y: Double) -> Double { y.clamped(to: -100...100) }
    startControlPoint = CGPoint(x: x1.clamped(to: 0...1), y: limited(y1))
    endControlPoint = CGPoint(x: x2.clamped(to: 0...1), y: limited(y2))
  }

  /// Returns a curve with two control points, which pull it on its way from (0, 0) to (1, 1).
  ///
  /// A `y` outside of 0 to 1 overshoots. An `x` is limited to 0…1, so that there is one value at each time, and a `y`
  /// to ±100. NaN counts as the lower limit.
  public static func bezier(startControlPoint: CGPoint, endControlPoint: CGPoint) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }
}

extension UnitCurve {
  /// A curve that is slow at the start and at the end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// A curve that is slow at the start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A curve that is slow at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A curve with constant speed.
  public static let linear = UnitCurve(0, 0, 1, 1)

  /// Returns the share of the change at a share of the time: 0 before the start, and 1 after the end.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    return self == .linear ? time : y(parameter(at: time))
  }

  /// Returns the speed of the change at a share of the time, in changes a duration. It is 0 before the start and after
  /// the end.
  ///
  /// A vertical tangent counts as the mean speed around it.
  public func velocity(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    let step = 1e-5
    let (before, after) = (max(0, time - step), min(1, time + step))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  private func y(_ parameter: Double) -> Double {
    Self.coordinate(startControlPoint.y, endControlPoint.y, parameter)
  }

  /// Returns the parameter of the curve at a time, by bisection, because `x` grows with the parameter.
  private func parameter(at time: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (lower + upper) / 2
      if Self.coordinate(startControlPoint.x, endControlPoint.x, middle) < time {
        lower = middle
      } else {
        upper = middle
      }
    }
    return (lower + upper) / 2
  }

  private static func coordinate(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name, `.easeIn`, or the control points: `.bezier(0.2, 0.0, 0.0, 1.0)`.
  public var description: String {
    switch self {
    case .easeInOut: ".easeInOut"
    case .easeIn: ".easeIn"
    case .easeOut: ".easeOut"
    case .linear: ".linear"
    default:
      ".bezier("
        + [startControlPoint, endControlPoint].flatMap { [$0.x, $0.y] }.map { "\(Double($0).inNotation)" }
        .joined(separator: ", ") + ")"
    }
  }
}
