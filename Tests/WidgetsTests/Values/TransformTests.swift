import Foundation
import Testing
import Widgets

@Suite struct TransformTests {
  private let point = CGPoint(x: 1, y: 2)

  @Test("The identity changes nothing")
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

  @Test("A quarter turn takes right to down")
  func rotation() {
    let down = CGPoint(x: 1, y: 0).applying(Transform(rotationAngle: .pi / 2))
    #expect(abs(down.x) < 1e-12)
    #expect(down.y == 1)
  }
}
