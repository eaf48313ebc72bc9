import Foundation

extension Path {
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

  /// Creates a rectangle with rounded corners. The radius is limited to half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
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
