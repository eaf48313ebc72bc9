import Foundation

/// A spring that moves a value to its target.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.value(target: 100, time: 0.25)  // about 84
/// spring.settlingDuration  // about 0.8
/// ```
///
/// A duration of less than a nanosecond, or NaN, counts as 0, with which a value is at its target at once. The duration
/// is at most a million seconds, and the bounce is clamped to -0.95…0.95, so that every spring settles.
public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds: the period of the spring if it were not damped.
  public let duration: Double

  /// The bounce: 0 for none with critical damping, more for overshooting, less for a slower approach.
  public let bounce: Double

  /// Creates a spring with a perceived duration in seconds and a bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration.seconds
    self.bounce = bounce.isNaN ? 0 : bounce.clamped(to: -0.95...0.95)
  }

  /// Creates a spring from its physical properties.
  ///
  /// A mass or a stiffness that is not a positive number makes a spring with a duration of 0, and a damping that is
  /// not, one with the greatest bounce.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    guard mass > 0, stiffness > 0, (stiffness / mass) > 0 else {
      self.init(duration: 0)
      return
    }
    let ratio = max(0, damping / (2 * (stiffness * mass).squareRoot()))
    self.init(duration: 2 * .pi / (stiffness / mass).squareRoot(), bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }
}

extension Spring {
  /// A spring of half a second without bounce.
  public static let smooth = Spring()
  /// A spring of half a second with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring of half a second with a visible bounce.
  public static let bouncy = Spring(bounce: 0.3)

  /// The mass, which is 1.
  public var mass: Double { 1 }

  /// The stiffness for a mass of 1. It is infinite for a duration of 0.
  public var stiffness: Double { frequency * frequency }

  /// The damping for a mass of 1. It is infinite for a duration of 0.
  public var damping: Double { 2 * dampingRatio * frequency }

  /// The ratio of the damping to the critical damping: 1 without bounce.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

  /// The angular frequency of the spring if it were not damped, in radians a second.
  private var frequency: Double { 2 * .pi / duration }

  /// Returns the value of a spring that starts at 0, at a time in seconds.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, in units a second. 0 by default.
  ///   - time: The time since the start. A negative time, or NaN, is the start.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    if target == 0, initialVelocity == 0 { return 0 }
    return (target + state(distance: -target, velocity: initialVelocity, time).distance).orIfInfinite(target)
  }

  /// Returns the velocity of a spring that starts at 0, in units a second. See
  /// ``value(target:initialVelocity:time:)``.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    state(distance: -target, velocity: initialVelocity, time).velocity.orIfInfinite(0)
  }

  /// The time in seconds until the spring stays within a thousandth of the way to its target.
  public var settlingDuration: Double { settlingDuration(target: 1) }

  /// Returns the time in seconds until the spring stays near its target, and its velocity near 0.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, in units a second. 0 by default.
  ///   - epsilon: The greatest distance and velocity at rest. 0.001 by default, which also replaces a number that is
  ///     not positive.
  public func settlingDuration(target: Double, initialVelocity: Double = 0, epsilon: Double = 0.001) -> Double {
    guard duration > 0, target.isFinite, initialVelocity.isFinite else { return 0 }
    let epsilon = epsilon > 0 && epsilon.isFinite ? epsilon : 0.001
    let bounds = bounds(distance: -target, velocity: initialVelocity)
    if bounds(0) <= epsilon { return 0 }
    // The bounds fall from the inverse of the frequency on.
    var (lower, upper) = (1 / frequency, duration)
    for _ in 0..<64 where bounds(upper) > epsilon { upper *= 2 }
    for _ in 0..<48 {
      let middle = (lower + upper) / 2
      if bounds(middle) > epsilon { lower = middle } else { upper = middle }
    }
    return upper.seconds
  }
}

extension Spring {
  /// Returns the distance from the target and the velocity at a time, from those at the start.
  internal func state(distance: Double, velocity: Double, _ time: Double) -> (distance: Double, velocity: Double) {
    if duration == 0 { return (0, 0) }
    let time = time > 0 ? time : 0
    // All terms vanish; multiplying them would be infinity by zero.
    if dampingRatio * frequency * time > 1e6 { return (0, 0) }
    switch motion(distance: distance, velocity: velocity) {
    case .critical(let rate, let first, let second):
      let decay = exp(rate * time)
      let value = (first + second * time) * decay
      return (value, second * decay + rate * value)
    case .oscillating(let rate, let angular, let first, let second):
      let (decay, sine, cosine) = (exp(rate * time), sin(angular * time), cos(angular * time))
      return (
        decay * (first * cosine + second * sine),
        decay * ((rate * first + angular * second) * cosine + (rate * second - angular * first) * sine)
      )
    case .creeping(let fast, let slow, let first, let second):
      let (one, other) = (first * exp(fast * time), second * exp(slow * time))
      return (one + other, fast * one + slow * other)
    }
  }

  /// The solution of the spring's equation, with the constants of a start.
  private enum Motion {
    case critical(rate: Double, Double, Double)
    case oscillating(rate: Double, angular: Double, Double, Double)
    case creeping(fast: Double, slow: Double, Double, Double)
  }

  private func motion(distance: Double, velocity: Double) -> Motion {
    let (ratio, frequency) = (dampingRatio, frequency)
    let rate = -ratio * frequency
    // Near the critical damping, the other solutions are differences of nearly equal numbers.
    if abs(ratio - 1) < 1e-6 { return .critical(rate: -frequency, distance, velocity + frequency * distance) }
    if ratio < 1 {
      let angular = frequency * (1 - ratio * ratio).squareRoot()
      return .oscillating(rate: rate, angular: angular, distance, (velocity - rate * distance) / angular)
    }
    let fast = rate - frequency * (ratio * ratio - 1).squareRoot()
    let slow = frequency * frequency / fast
    let second = (velocity - fast * distance) / (slow - fast)
    return .creeping(fast: fast, slow: slow, distance - second, second)
  }

  /// Returns a function with the greatest distance or velocity from a time on.
  private func bounds(distance: Double, velocity: Double) -> (Double) -> Double {
    switch motion(distance: distance, velocity: velocity) {
    case .critical(let rate, let first, let second):
      return { time in
        let value = abs(first) + abs(second) * time
        return exp(rate * time) * max(value, abs(second) - rate * value)
      }
    case .oscillating(let rate, let angular, let first, let second):
      let amplitude = (first * first + second * second).squareRoot()
      let speed = (rate * rate + angular * angular).squareRoot()
      return { time in exp(rate * time) * amplitude * max(1, speed) }
    case .creeping(let fast, let slow, let first, let second):
      return { time in
        let (one, other) = (abs(first) * exp(fast * time), abs(second) * exp(slow * time))
        return max(one + other, -fast * one - slow * other)
      }
    }
  }
}

extension Double {
  /// The number as seconds, up to a million. NaN is 0, and so is less than a nanosecond, which has no finite frequency.
  internal var seconds: Double { self >= 1e-9 ? min(self, 1_000_000) : 0 }

  fileprivate func orIfInfinite(_ other: Double) -> Double { isFinite ? self : other }
}
