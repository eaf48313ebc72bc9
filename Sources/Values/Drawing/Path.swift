import Foundation

/// A path of lines and curves: a model of `CGPath`.
///
/// ```swift
/// var arrow = Path()
/// arrow.move(to: CGPoint(x: 0, y: 0))
/// arrow.addLine(to: CGPoint(x: 10, y: 5))
/// arrow.addLine(to: CGPoint(x: 0, y: 10))
/// print(arrow)  // M 0 0 L 10 5 L 0 10
/// ```
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Moves to a point without drawing.
    case move(to: CGPoint)
    /// Draws a straight line.
    case addLine(to: CGPoint)
    /// Draws a quadratic Bézier curve.
    case addQuadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic Bézier curve.
    case addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to the start of the subpath.
    case closeSubpath
  }

  /// The elements, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}
}

extension Path {
  /// Moves to a point without drawing.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Draws a straight line.
  public mutating func addLine(to point: CGPoint) { elements.append(.addLine(to: point)) }

  /// Draws a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.addQuadCurve(to: point, control: control))
  }

  /// Draws a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.addCurve(to: point, control1: control1, control2: control2))
  }

  /// Draws a straight line to the start of the subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Creates a rectangle.
  public init(rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Creates an ellipse inside a rectangle, which is a circle in a square.
  public init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Creates a rectangle with rounded corners. The radius is clamped to 0 to half of the shorter side; NaN counts as 0.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    let radius = cornerRadius.clamped(from: 0, to: min(rect.width, rect.height) / 2)
    self.init(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
  }

  private init(roundedRect rect: CGRect, cornerWidth: Double, cornerHeight: Double) {
    // With control points at this fraction of the distance to the corner, the curve is within 0.03 % of a quarter
    // circle.
    let bend = 0.4477152501692066
    move(to: CGPoint(x: rect.minX + cornerWidth, y: rect.minY))
    func turn(x: Double, y: Double, from: (x: Double, y: Double), to: (x: Double, y: Double)) {
      func point(_ direction: (x: Double, y: Double), _ share: Double) -> CGPoint {
        CGPoint(x: x + direction.x * cornerWidth * share, y: y + direction.y * cornerHeight * share)
      }
      addLine(to: point(from, 1))
      addCurve(to: point(to, 1), control1: point(from, bend), control2: point(to, bend))
    }
    turn(x: rect.maxX, y: rect.minY, from: (-1, 0), to: (0, 1))
    turn(x: rect.maxX, y: rect.maxY, from: (0, -1), to: (-1, 0))
    turn(x: rect.minX, y: rect.maxY, from: (1, 0), to: (0, -1))
    turn(x: rect.minX, y: rect.minY, from: (0, 1), to: (1, 0))
    closeSubpath()
  }
}

extension Path: CustomStringConvertible {
  /// The path in SVG's syntax: `M 0 0 L 10 5 Z`.
  public var description: String { elements.map(\.description).joined(separator: " ") }
}

extension Path.Element: CustomStringConvertible {
  /// The element in SVG's syntax: `L 10 5`.
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
