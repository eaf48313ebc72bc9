import Foundation
import Testing
import Values

@Suite("An animation")
struct AnimationTests {
  @Test("An animation takes a quarter of a second, eases in and out, and has no delay by default")
  func defaults() {
    #expect(Animation() == Animation(.easeInOut, duration: 0.25, delay: 0))
  }

  @Test("An animation has the named curve and the given duration")
  func curves() {
    let fixed: [Animation] = [.easeInOut, .easeIn, .easeOut, .linear]
    let given = [
      Animation.easeInOut(duration: 2), .easeIn(duration: 2), .easeOut(duration: 2), .linear(duration: 2),
    ]
    let named: [Animation.Curve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(fixed.map(\.curve) == named)
    #expect(given.map(\.curve) == named)
    #expect(given.map(\.duration) == [2, 2, 2, 2])
    #expect(fixed.map(\.spring) == [nil, nil, nil, nil])
  }

  @Test("A spring animation has the spring and its duration")
  func springs() {
    #expect(Animation.spring == .smooth)
    #expect([Animation.smooth, .snappy, .bouncy].map(\.spring) == [.smooth, .snappy, .bouncy])
    #expect(Animation.spring(duration: 0.4, bounce: 0.2).spring == Spring(duration: 0.4, bounce: 0.2))
    #expect(Animation.spring(duration: 0.4).duration == 0.4)
  }

  @Test(
    "A spring animation lasts until its value stays within a thousandth of the target, whatever its velocity",
    arguments: [0, 0.4, 0.8], [0.0, 100])
  func movingDuration(bounce: Double, distance: Double) {
    let animation = Animation.spring(duration: 0.5, bounce: bounce)
    let calm = animation.movingDuration(from: [distance], to: [0], excess: [0])
    for excess in [-5_000.0, -300, 300, 5_000] {
      let duration = animation.movingDuration(from: [distance], to: [0], excess: [excess])
      let way = max(distance, abs(excess) * 0.5)
      func remainder(at time: Double) -> Double {
        abs(animation.moment(from: distance, to: 0, excess: excess, at: time).value)
      }
      let later = (0...200).map { remainder(at: duration * (1 + Double($0) / 100)) }
      #expect(later.allSatisfy { $0 <= way / 1_000 * 1.01 }, "\(excess)")
      let before = (50..<100).map { remainder(at: duration * Double($0) / 100) }
      #expect(before.contains { $0 > way / 1_000 }, "\(excess)")
      if distance == 0 { #expect(calm == 0 && duration > 0) }
    }
  }

  @Test("Delays of an animation are added")
  func delays() {
    #expect(Animation.linear.delayed(by: 1).delayed(by: 2) == Animation(.linear, delay: 3))
    #expect(Animation.snappy.delayed(by: 1).spring == .snappy)
  }

  @Test("The progress starts at 0 after the delay, and is exactly 1 from the end on")
  func progress() {
    let linear = Animation.linear(duration: 2).delayed(by: 1)
    #expect([-1, 0, 1, 2, 2.5, 3, 9, .infinity].map(linear.progress) == [0, 0, 0, 0.5, 0.75, 1, 1, 1])
    #expect(linear.settlingDuration == 3)
    for animation in [Animation.easeIn, .smooth, .snappy, .bouncy, .spring(duration: 1, bounce: -0.5)] {
      #expect(animation.progress(at: 0) == 0)
      #expect(animation.progress(at: animation.settlingDuration) == 1)
      #expect(abs(animation.progress(at: animation.settlingDuration - 1e-6) - 1) < 0.0011)
    }
  }

  @Test(
    "Durations and delays that are not positive numbers count as 0",
    arguments: [-1, .nan, -.infinity, 0, 1e-300, .leastNonzeroMagnitude] as [Double])
  func hostile(_ number: Double) {
    #expect(Animation.easeIn(duration: number).progress(at: 0) == 1)
    for animation in [Animation.linear(duration: number), .spring(duration: number)] {
      #expect(animation.progress(at: -1).isFinite && animation.initialVelocity.isFinite)
    }
    #expect(Animation.easeIn(duration: number).settlingDuration == 0)
    #expect(Animation.linear(duration: 1).delayed(by: number).progress(at: 0.5) == 0.5)
    #expect(Animation.linear(duration: .infinity).settlingDuration == 1_000_000)
    #expect(Animation.linear.progress(at: .nan) == 0)
  }
}
