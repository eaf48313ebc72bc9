import Foundation
import Testing
import Values

@Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("A path prints in SVG's syntax")
  func description() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect("\(path)" == "M 0 0.5 L 1 2 Q 5 6 3 4 C 3 4 5 6 1 2 Z")
  }

  @Test("A rectangle has four corners")
  func rectangle() {
    #expect("\(Path(rect: square))" == "M 0 0 L 10 0 L 10 10 L 0 10 Z")
  }

  @Test("A circle passes through the middles of the four edges, and its curves stay close to the radius")
  func circle() {
    let ends = Path(ovalIn: square).elements.compactMap { element -> CGPoint? in
      if case .addCurve(let end, _, _) = element { end } else { nil }
    }
    #expect(ends == [CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 0)])
    var start = CGPoint(x: 5, y: 0)
    for case .addCurve(let end, let control1, let control2) in Path(ovalIn: square).elements {
      let x = (start.x + 3 * control1.x + 3 * control2.x + end.x) / 8 - 5
      let y = (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8 - 5
      #expect(abs(hypot(x, y) - 5) < 0.002)
      start = end
    }
  }

  @Test("The radius of corners is clamped to half the shorter side, and to 0")
  func hostileRadius() {
    #expect(Path(roundedRect: square, cornerRadius: 20) == Path(ovalIn: square))
    for radius in [-5, -.infinity, .nan] as [Double] {
      #expect(Path(roundedRect: square, cornerRadius: radius) == Path(roundedRect: square, cornerRadius: 0))
    }
    #expect(Path(roundedRect: square, cornerRadius: 2) != Path(ovalIn: square))
  }
}
