import Foundation
import Testing
import Values

@Suite struct TransformTests {
  private let point = CGPoint(x: 1, y: 2)

  @Test("The identity transform changes nothing")
  func identity() {
    let move = Transform(translationX: 3, y: 4)
    #expect(point.applying(.identity) == point)
    #expect(Transform.identity.concatenating(move) == move)
    #expect(move.concatenating(.identity) == move)
  }

  @Test("Concatenating applies the first transform first")
  func concatenating() {
    let (move, scale) = (Transform(translationX: 3, y: 4), Transform(scaleX: 10, y: 100))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 40, y: 600))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 13, y: 204))
  }

  @Test("A quarter turn rotates right to down")
  func rotation() {
    let down = CGPoint(x: 1, y: 0).applying(Transform(rotationAngle: .pi / 2))
    #expect(abs(down.x) < 1e-12)
    #expect(down.y == 1)
  }

  @Test("Each of a transform's six numbers is used in its place")
  func numbers() {
    let first = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGPoint(x: 7, y: 8).applying(first) == CGPoint(x: 36, y: 52))
    let second = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(first.concatenating(second) == Transform(a: 12, b: 17, c: 26, d: 37, tx: 51, ty: 70))
  }
}
