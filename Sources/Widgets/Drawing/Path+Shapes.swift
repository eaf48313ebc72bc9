import Foundation

extension Path {
  /// A rectangle.
  public init(rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// An ellipse that touches the four edges of a rectangle; in a square, a circle.
  public init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// A rectangle with corners of a radius, which counts as half the shorter side if it is more.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
  }

  private init(roundedRect rect: CGRect, cornerWidth: Double, cornerHeight: Double) {
    // At this share of the way to the corner, the control points bring the curve within 0.03 % of a quarter of a circle.
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
