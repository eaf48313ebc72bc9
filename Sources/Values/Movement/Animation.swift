/// The timing of changes to a view: a curve with a duration, or a spring.
///
/// ```swift
/// Label("Saved").with(.animation(.easeOut(duration: 0.2)))
/// let toggle = Switch(.animation(.spring(duration: 0.4, bounce: 0.2)))
/// ```
///
/// A live tree moves the numbers of a widget on its clock, and previews in HTML leave it to the browser.
public struct Animation: Hashable, Sendable {
  /// The speed of a change from its start to its end.
  public typealias Curve = UnitCurve

  /// The speed curve. `easeInOut` by default. A `spring` replaces it.
  public var curve: Curve

  /// The duration in seconds. 0.25 by default. A `spring` has its own.
  public var duration: Double

  /// The delay before the start, in seconds. 0 by default.
  public var delay: Double

  /// The spring that moves the values, or `nil` for the curve. `nil` by default.
  public var spring: Spring?

  /// Creates an animation.
  ///
  /// A duration or a delay of less than a nanosecond, or NaN, counts as 0. Both are at most a million seconds.
  public init(_ curve: Curve = .easeInOut, duration: Double = 0.25, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

extension Animation {
  /// An animation of a quarter of a second that is slow at the start and at the end.
  public static let easeInOut = Animation(.easeInOut)
  /// An animation of a quarter of a second that is slow at the start.
  public static let easeIn = Animation(.easeIn)
  /// An animation of a quarter of a second that is slow at the end.
  public static let easeOut = Animation(.easeOut)
  /// An animation of a quarter of a second with constant speed.
  public static let linear = Animation(.linear)

  /// Returns an animation with a duration in seconds that is slow at the start and at the end.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }
  /// Returns an animation with a duration in seconds that is slow at the start.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }
  /// Returns an animation with a duration in seconds that is slow at the end.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }
  /// Returns an animation with a duration in seconds and constant speed.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// A spring of half a second without bounce.
  public static let spring = spring()
  /// A spring of half a second without bounce.
  public static let smooth = spring(.smooth)
  /// A spring of half a second with a small bounce.
  public static let snappy = spring(.snappy)
  /// A spring of half a second with a visible bounce.
  public static let bouncy = spring(.bouncy)

  /// Returns an animation by a spring: `.spring(.snappy)`.
  public static func spring(_ spring: Spring) -> Animation {
    var animation = Animation(duration: spring.duration)
    animation.spring = spring
    return animation
  }

  /// Returns an animation by a spring with a perceived duration in seconds and a bounce.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// Returns the animation with a further delay in seconds.
  public func delayed(by delay: Double) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }
}

extension Animation {
  /// Returns the share of the change that has happened at a time, in seconds since the change: 0 until the delay has
  /// passed, and 1 at the end.
  ///
  /// ```swift
  /// let fade = Transition(from: Label(.alpha(0)), to: Label())
  /// let middle = fade.at(Animation.easeOut.progress(at: 0.1))
  /// ```
  ///
  /// A spring with a bounce exceeds 1 on its way.
  public func progress(at time: Double) -> Double {
    if time >= settlingDuration { return 1 }
    return 1 - response(at: time - delay.seconds).rest
  }

  /// The time from the change to its end, in seconds, with the delay.
  public var settlingDuration: Double { delay.seconds + (spring?.settlingDuration ?? duration.seconds) }

  /// Returns the movements that a distance of 1 from the target, and an additional velocity of 1, cause at a time after
  /// the delay.
  private func response(at time: Double) -> AnimationResponse {
    let time = time > 0 ? time : 0
    if let spring {
      let (rest, push) = (
        spring.state(distance: 1, velocity: 0, time), spring.state(distance: 0, velocity: 1, time)
      )
      return AnimationResponse(
        rest: rest.distance, restVelocity: rest.velocity, push: push.distance, pushVelocity: push.velocity)
    }
    let duration = duration.seconds
    guard time < duration else { return AnimationResponse(rest: 0, restVelocity: 0, push: 0, pushVelocity: 0) }
    let share = time / duration
    // A velocity that the curve does not have at its start fades out with the time that is left.
    return AnimationResponse(
      rest: 1 - curve.value(at: share), restVelocity: -curve.velocity(at: share) / duration,
      push: time * (1 - share) * (1 - share), pushVelocity: (1 - share) * (1 - 3 * share))
  }
}

extension Animation {
  /// The delay, as seconds that can be waited for.
  package var waitingDuration: Double { delay.seconds }

  /// The velocity at the start, in distances a second, which is negative because the distance shrinks.
  package var initialVelocity: Double { response(at: 0).restVelocity }

  /// Returns an animated number and its velocity at a time.
  ///
  /// - Parameters:
  ///   - start: The number at the start.
  ///   - target: The number at the end.
  ///   - excess: The velocity at the start in addition to the animation's own.
  ///   - time: The time since the end of the delay, in seconds.
  package func moment(
    from start: Double, to target: Double, excess: Double, at time: Double
  ) -> (value: Double, velocity: Double) {
    let response = response(at: time)
    // A movement that has not begun does not move by a rounding error.
    if time <= 0 { return (start, (start - target) * response.restVelocity + excess) }
    let distance = start - target
    let value = target + distance * response.rest + excess * response.push
    let velocity = distance * response.restVelocity + excess * response.pushVelocity
    return (value.isFinite ? value : target, velocity.isFinite ? velocity : 0)
  }

  /// Returns the time from the end of the delay until numbers are within a thousandth of their way from their end.
  package func movingDuration(from start: [Double], to target: [Double], excess: [Double]) -> Double {
    guard let spring else { return duration.seconds }
    let distance = zip(start, target).map { abs($0 - $1) }.max() ?? 0
    let velocity = excess.map(abs).max() ?? 0
    let way = max(distance, velocity * spring.duration)
    return way > 0 ? spring.settlingDuration(target: distance, initialVelocity: velocity, epsilon: way / 1_000) : 0
  }
}

/// The two components of a movement: from the initial distance to the target, and from the initial velocity.
private struct AnimationResponse {
  /// The share of the distance that is left, and its velocity.
  let rest, restVelocity: Double

  /// The distance that an initial velocity of 1 causes, and its velocity.
  let push, pushVelocity: Double
}
