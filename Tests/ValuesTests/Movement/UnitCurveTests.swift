import Foundation
import Testing
import Values

@Suite("A curve")
struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut,
    .bezier(startControlPoint: CGPoint(x: 0.2, y: -1), endControlPoint: CGPoint(x: 0.1, y: 2)),
    .bezier(startControlPoint: CGPoint(x: 0, y: 1), endControlPoint: CGPoint(x: 1, y: 0)),
  ]

  @Test("A curve starts at exactly 0 and ends at exactly 1", arguments: curves)
  func ends(_ curve: UnitCurve) {
    #expect([-.infinity, -1, 0, .nan].map(curve.value) == [0, 0, 0, 0])
    #expect([1, 2, .infinity].map(curve.value) == [1, 1, 1])
  }

  @Test("Each named curve is slow at the ends that its name says")
  func speeds() {
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.35)
    #expect(UnitCurve.easeOut.value(at: 0.5) > 0.65)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.velocity(at: 0) < 0.01)
    #expect(UnitCurve.easeIn.velocity(at: 1) > 1.5)
    #expect(UnitCurve.easeOut.velocity(at: -1) == 0)
  }

  @Test("The velocity of a curve is the slope of its value", arguments: curves)
  func slope(_ curve: UnitCurve) {
    for step in 1..<50 {
      let time = Double(step) / 50
      let slope = (curve.value(at: time + 1e-4) - curve.value(at: time - 1e-4)) / 2e-4
      #expect(abs(curve.velocity(at: time) - slope) < 0.02 * max(1, abs(slope)))
    }
  }

  @Test("The control points of a curve are clamped, so that it has one value at each time")
  func hostile() {
    let curve = UnitCurve.bezier(
      startControlPoint: CGPoint(x: 7, y: Double.infinity), endControlPoint: CGPoint(x: -Double.infinity, y: Double.nan)
    )
    #expect(curve.startControlPoint == CGPoint(x: 1, y: 100))
    #expect(curve.endControlPoint == CGPoint(x: 0, y: -100))
    #expect((0...100).allSatisfy { curve.value(at: Double($0) / 100).isFinite })
  }

  @Test("A curve is printed by its name or its points")
  func printing() {
    #expect(Self.curves.prefix(4).map(\.description) == [".linear", ".easeIn", ".easeOut", ".easeInOut"])
    #expect("\(Self.curves[5])" == ".bezier(0.0, 1.0, 1.0, 0.0)")
  }
}
