import Foundation
import Testing
import Values

@Suite("An interpolatable value")
struct InterpolatableTests {
  private static let shares: [Double] = [-0.5, 0, 1e-9, 0.25, 0.5, 0.75, 1, 1.5]

  private func holdsLaws<Value: Interpolatable>(_ values: [Value]) -> Bool {
    values.allSatisfy { first in
      Self.shares.allSatisfy { first.interpolated(to: first, at: $0) == first }
        && values.allSatisfy { second in
          first.interpolated(to: second, at: 0) == first && first.interpolated(to: second, at: 1) == second
            && first.interpolated(to: second, at: .nan) == first
            && first.interpolated(to: second, at: .infinity) == second
        }
    }
  }

  @Test("A transform is decomposed into a translation, an angle, two scales and a shear")
  func transforms() {
    func data(_ transform: Transform) -> [Double] { transform.animatableData.map { ($0 * 1e9).rounded() / 1e9 } }
    #expect(data(Transform(a: 1, b: 0, c: 1, d: 1, tx: 5, ty: 7)) == [5, 7, 0, 1, 1, 1])
    #expect(data(Transform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)) == [0, 0, 0, 2, 3, 0])
    let quarter = data(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(quarter == [0, 0, ((.pi / 2) * 1e9).rounded() / 1e9, 1, 1, 0])
  }

  @Test("Interpolation is exact at 0 and 1, and constant between equal values")
  func laws() {
    #expect(holdsLaws([0, 0.1, -3, 1e300, -1e300, .infinity] as [Double]))
    #expect(holdsLaws([0, 0.1, -3] as [Float]))
    #expect(holdsLaws([0, 0.1, -3] as [CGFloat]))
    #expect(holdsLaws([CGPoint.zero, CGPoint(x: 0.1, y: -3)]))
    #expect(holdsLaws([CGSize.zero, CGSize(width: 0.1, height: 3)]))
    #expect(holdsLaws([CGRect.zero, CGRect(x: 0.1, y: 1, width: 3, height: 4)]))
    #expect(holdsLaws([EdgeInsets.zero, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)]))
    #expect(holdsLaws([DirectionalEdgeInsets.zero, DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)]))
    #expect(holdsLaws([Offset.zero, Offset(horizontal: 1, vertical: 2)]))
    #expect(holdsLaws([Font.body, .title1, Font(name: "Avenir", size: 32), .systemFont(ofSize: 17)]))
    #expect(holdsLaws([Color.systemRed, .label, .clear, Color(hex: 0x123456), Color(lightness: 0.5, a: 0.2, b: 0.3)]))
    #expect(holdsLaws([Color?.none, .systemRed, .clear]))
    #expect(holdsLaws([Double?.none, 1, 2]))
    #expect(holdsLaws([[], [1], [1, 2]] as [[Double]]))
    let turns = (-7...7).map { Transform(rotationAngle: Double($0)) }
    #expect(holdsLaws(turns + [.identity, Transform(scaleX: 0, y: 0), Transform(scaleX: -1, y: 2)]))
  }

  @Test("Numbers and geometry are interpolated linearly")
  func geometry() {
    #expect(1.0.interpolated(to: 3, at: 0.25) == 1.5)
    #expect(CGPoint(x: 0, y: 8).interpolated(to: CGPoint(x: 4, y: 0), at: 0.25) == CGPoint(x: 1, y: 6))
    #expect(CGSize(width: 0, height: 8).interpolated(to: .zero, at: 0.25) == CGSize(width: 0, height: 6))
    #expect(EdgeInsets(4).interpolated(to: .zero, at: 0.25) == EdgeInsets(3))
    #expect(DirectionalEdgeInsets(4).interpolated(to: .zero, at: 0.25) == DirectionalEdgeInsets(3))
    #expect(Offset(horizontal: 4).interpolated(to: .zero, at: 0.25) == Offset(horizontal: 3))
    #expect([0.0, 4].interpolated(to: [4, 8], at: 0.5) == [2, 6])
    #expect((1 as Float).interpolated(to: 2, at: 0.5) == 1.5)
    #expect((1 as CGFloat).interpolated(to: 2, at: 1.5) == 2.5)
  }

  @Test("Missing values, lists of different lengths and infinite numbers switch in the middle")
  func jumps() {
    #expect(Double?.none.interpolated(to: 4, at: 0.49) == nil)
    #expect(Double?.none.interpolated(to: 4, at: 0.5) == 4)
    #expect([1.0].interpolated(to: [1, 2], at: 0.4) == [1])
    #expect(1.0.interpolated(to: .infinity, at: 0.4) == 1)
    #expect(1.0.interpolated(to: .infinity, at: 0.6) == .infinity)
    #expect(1.0.interpolated(to: .nan, at: 0.4) == 1)
  }

  @Test("A color has medium perceived brightness in the middle, and keeps its hue when it fades")
  func colors() {
    let gray = Color.black.interpolated(to: .white, at: 0.5)
    #expect(abs(gray.oklab.lightness - 0.5) < 0.001)
    let red = Color(hex: 0xFF0000)
    let fading = red.interpolated(to: .clear, at: 0.5)
    #expect(fading.alpha == 0.5)
    #expect(fading.withAlphaComponent(1) == red)
    let (none, some): (Color?, Color?) = (nil, red)
    let (appearing, disappearing) = (none.interpolated(to: some, at: 0.25), some.interpolated(to: none, at: 0.25))
    #expect(appearing == red.withAlphaComponent(0.25))
    #expect(disappearing == red.withAlphaComponent(0.75))
  }

  @Test("A color is interpolated separately for each appearance and contrast")
  func appearances() {
    let start = Color(light: .white, dark: .black, highContrastLight: .black)
    let middle = start.interpolated(to: .black, at: 0.5)
    #expect(middle.resolved(for: .dark) == .black)
    #expect(middle.resolved(for: .light, contrast: .high) == .black)
    #expect(abs(middle.resolved(for: .light).oklab.lightness - 0.5) < 0.001)
    #expect(Color.white.interpolated(to: .black, at: 2).resolved(for: .light) == .black)
  }

  @Test("A rotation takes the shorter way and keeps its size")
  func rotations() {
    func degrees(_ angle: Double) -> Transform { Transform(rotationAngle: angle * .pi / 180) }
    func areNear(_ first: Transform, _ second: Transform) -> Bool {
      zip(
        [first.a, first.b, first.c, first.d, first.tx, first.ty],
        [second.a, second.b, second.c, second.d, second.tx, second.ty]
      ).allSatisfy { abs($0 - $1) < 1e-9 }
    }
    #expect(areNear(degrees(170).interpolated(to: degrees(-170), at: 0.5), degrees(180)))
    #expect(areNear(degrees(0).interpolated(to: degrees(90), at: 0.5), degrees(45)))
    #expect(
      areNear(
        Transform.identity.interpolated(to: Transform(scaleX: -1, y: 1), at: 0.25), Transform(scaleX: 0.5, y: 1)))
    #expect(areNear(Transform(scaleX: 0, y: 0).interpolated(to: .identity, at: 0.5), Transform(scaleX: 0.5, y: 0.5)))
    #expect(
      areNear(
        Transform.identity.interpolated(to: Transform(translationX: 10, y: 4), at: 0.5),
        Transform(translationX: 5, y: 2)))
    let skewed = Transform(a: 1, b: 0.3, c: 0.7, d: -2, tx: 3, ty: 4)
    var same = skewed
    same.animatableData = skewed.animatableData
    #expect(areNear(same, skewed))
  }

  @Test("The size of a font is interpolated, and its typeface switches")
  func fonts() {
    let (small, large) = (Font.systemFont(ofSize: 10), Font(name: "Avenir", size: 20))
    #expect(small.interpolated(to: large, at: 0.25) == .systemFont(ofSize: 12.5))
    #expect(small.interpolated(to: large, at: 0.75) == Font(name: "Avenir", size: 17.5))
    #expect(Font.body.interpolated(to: .headline, at: 0.4) == .body)
  }

  @Test("A custom type is interpolated by its numbers")
  func own() {
    struct Needle: Interpolatable {
      var angle = 0.0
      var animatableData: [Double] {
        get { [angle] }
        set { angle = newValue[0] }
      }
    }
    #expect(Needle(angle: 10).interpolated(to: Needle(angle: 20), at: 0.5) == Needle(angle: 15))
    #expect(
      [Needle(angle: 1), Needle(angle: 2)].interpolated(to: [Needle(angle: 3), Needle(angle: 4)], at: 0.5)
        == [Needle(angle: 2), Needle(angle: 3)])
  }
}
