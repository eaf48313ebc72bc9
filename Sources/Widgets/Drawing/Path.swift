import Foundation

/// Lines and curves: a model of `CGPath`.
///
/// ```swift
/// var arrow = Path()
/// arrow.move(to: CGPoint(x: 0, y: 0))
/// arrow.addLine(to: CGPoint(x: 10, y: 5))
/// arrow.addLine(to: CGPoint(x: 0, y: 10))
/// print(arrow)  // M 0 0 L 10 5 L 0 10
/// ```
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Goes somewhere without drawing.
    case move(to: CGPoint)
    /// Draws a straight line.
    case addLine(to: CGPoint)
    /// Draws a curve that one point bends.
    case addQuadCurve(to: CGPoint, control: CGPoint)
    /// Draws a curve that two points bend.
    case addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to where the last move went.
    case closeSubpath
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}
}

extension Path {
  /// Goes somewhere without drawing.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Draws a straight line.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.addLine(to: point))
  }

  /// Draws a curve that one point bends.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.addQuadCurve(to: point, control: control))
  }

  /// Draws a curve that two points bend.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.addCurve(to: point, control1: control1, control2: control2))
  }

  /// Draws a straight line to where the last move went.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }
}

extension Path: CustomStringConvertible {
  /// The path as SVG writes it: `M 0 0 L 10 5 Z`.
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }
}

extension Path.Element: CustomStringConvertible {
  /// The step as SVG writes it: `L 10 5`.
  public var description: String {
    switch self {
    case .move(let point): "M \(point.text)"
    case .addLine(let point): "L \(point.text)"
    case .addQuadCurve(let point, let control): "Q \(control.text) \(point.text)"
    case .addCurve(let point, let control1, let control2): "C \(control1.text) \(control2.text) \(point.text)"
    case .closeSubpath: "Z"
    }
  }
}

extension CGPoint {
  fileprivate var text: String { "\(Double(x).shortest) \(Double(y).shortest)" }
}
