import Foundation
import Testing
import Values

@Suite("A spring")
struct SpringTests {
  private static let springs = [-0.9, -0.5, -0.1, -1e-7, 0, 1e-7, 0.15, 0.3, 0.7, 0.9].flatMap { bounce in
    [0.1, 0.5, 3].map { Spring(duration: $0, bounce: bounce) }
  }

  @Test("A spring of half a second with a bounce of 0.3 has the constants of SwiftUI's")
  func constants() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
  }

  @Test("A spring from mass, stiffness and damping has their duration and bounce")
  func physics() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.63) < 0.002)
    #expect(abs(spring.bounce - 0.5) < 1e-12)
    for spring in Self.springs {
      let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
      #expect(abs(same.duration - spring.duration) < 1e-9)
      #expect(abs(same.bounce - spring.bounce) < 1e-9)
    }
    #expect(Spring(mass: 2, stiffness: 200, damping: 20) == spring)
  }

  @Test("The presets last half a second, and bounce increasingly")
  func presets() {
    #expect([Spring.smooth, .snappy, .bouncy].map(\.duration) == [0.5, 0.5, 0.5])
    #expect([Spring.smooth, .snappy, .bouncy].map(\.bounce) == [0, 0.15, 0.3])
  }

  @Test(
    "A spring starts at 0 with its velocity, and stays at its target after the settling duration", arguments: springs)
  func settles(_ spring: Spring) {
    #expect(abs(spring.value(target: 10, initialVelocity: 3, time: 0)) < 1e-9)
    #expect(abs(spring.velocity(target: 10, initialVelocity: 3, time: 0) - 3) < 1e-6)
    let end = spring.settlingDuration(target: 10, initialVelocity: 3, epsilon: 0.01)
    #expect(end > 0)
    #expect(end < 200 * spring.duration)
    for step in 0..<200 {
      let time = end * (1 + Double(step) / 50)
      #expect(abs(spring.value(target: 10, initialVelocity: 3, time: time) - 10) < 0.011)
      #expect(abs(spring.velocity(target: 10, initialVelocity: 3, time: time)) < 0.011)
    }
  }

  @Test("A spring without bounce approaches its target from one side", arguments: springs.filter { $0.bounce <= 0 })
  func doesNotOvershoot(_ spring: Spring) {
    var last = 0.0
    for step in 0...1_000 {
      let value = spring.value(target: 1, time: 4 * spring.duration * Double(step) / 1_000)
      #expect(value >= last - 1e-12)
      #expect(value <= 1 + 1e-12)
      last = value
    }
  }

  @Test("A spring with bounce overshoots, the more the greater the bounce")
  func overshoots() {
    let peaks = [0.15, 0.3, 0.6].map { bounce in
      (0...500).map { Spring(bounce: bounce).value(target: 1, time: Double($0) / 500) }.max() ?? 0
    }
    #expect(peaks == peaks.sorted())
    #expect(peaks.allSatisfy { $0 > 1 })
  }

  @Test("The velocity of a spring is the slope of its value", arguments: springs)
  func slope(_ spring: Spring) {
    for step in 1..<40 {
      let (time, gap) = (spring.duration * Double(step) / 20, spring.duration * 1e-5)
      func value(_ time: Double) -> Double { spring.value(target: 5, initialVelocity: -20, time: time) }
      let slope = (value(time + gap) - value(time - gap)) / (2 * gap)
      #expect(abs(spring.velocity(target: 5, initialVelocity: -20, time: time) - slope) < 1e-3 * max(1, abs(slope)))
    }
  }

  @Test("Springs with numbers that make no sense give finite values")
  func hostile() {
    let numbers: [Double] = [.nan, .infinity, -.infinity, -1, 0, -0.0, 1e-300, 1e300, .leastNonzeroMagnitude, 0.5, 1]
    #expect(Spring(duration: .nan) == Spring(duration: 0))
    #expect(Spring(duration: -3).value(target: 7, time: 0) == 7)
    #expect(Spring(bounce: .nan).bounce == 0)
    #expect(Spring(bounce: 9).bounce == 0.95)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1).duration == 0)
    #expect(Spring(stiffness: 0, damping: 1).duration == 0)
    #expect(Spring(stiffness: 1, damping: -1).bounce == 0.95)
    #expect(Spring(stiffness: 1, damping: .nan).bounce == 0.95)
    for first in numbers {
      for second in numbers {
        for spring in [Spring(duration: first, bounce: second), Spring(mass: first, stiffness: second, damping: 1)] {
          #expect(spring.duration.isFinite && spring.bounce.isFinite)
          #expect(spring.settlingDuration.isFinite)
          #expect(spring.settlingDuration(target: first, initialVelocity: second, epsilon: first).isFinite)
          for time in numbers {
            #expect(spring.value(target: 1, initialVelocity: 1, time: time).isFinite)
            #expect(spring.velocity(target: 1, initialVelocity: 1, time: time).isFinite)
          }
        }
      }
    }
  }

  @Test("A spring without a way moves by its velocity alone, and rests without one")
  func velocityAlone() {
    #expect(Spring().value(target: 0, initialVelocity: 3, time: 0.1) > 0)
    #expect(Spring().value(target: 0, time: 0.1) == 0)
  }

  @Test(
    "A greatest distance at rest that is not positive, or not finite, is a thousandth",
    arguments: [0, -1, Double.infinity, .nan])
  func epsilon(number: Double) {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    #expect(spring.settlingDuration(target: 1, epsilon: number) == spring.settlingDuration)
  }
}
