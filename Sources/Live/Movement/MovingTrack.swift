/// The movement of a node's property from its numbers at a time to the numbers of its value.
internal struct MovingTrack {
  /// The numbers of a property, and their velocities per second.
  internal struct State {
    var numbers, velocities: [Double]
  }

  /// The ``MovingPlace`` in the node's value.
  internal let place: AnyObject

  /// The change that has begun the movement.
  internal let change: AnimatedChange

  /// The end of the movement, in seconds.
  internal let end: Double

  /// The time when the delay has passed.
  internal let start: Double

  internal let animation: Animation
  private let origin: [Double]
  private let target: [Double]

  /// The velocities at the start that the animation does not have by itself.
  private let excess: [Double]

  /// The movement before the delay has passed, or the place of a property that rested.
  private var former: Former

  private enum Former {
    case rest
    indirect case moving(MovingTrack)
  }

  /// Starts a movement with the numbers and the velocities of the movement that it interrupts.
  internal init(
    _ place: AnyObject, between ends: MovingEnds, by animation: Animation, interrupting track: MovingTrack?,
    at now: Double, in change: AnimatedChange
  ) {
    (self.place, self.animation, self.change) = (place, animation, change)
    let delay = animation.waitingDuration
    start = now + delay
    // A waiting movement has not begun. The movement before it continues.
    let running = track.flatMap { $0.isWaiting(at: now) ? $0.interrupted : $0 }
    former = running.map { .moving($0.begun) } ?? .rest
    let state = running?.state(at: start)
    let (origin, velocities) = (state?.numbers ?? track?.origin ?? ends.start, state?.velocities ?? [])
    let target = ends.nearest(origin)
    self.origin = origin
    self.target = target
    let isComparable = origin.count == target.count
    let natural = animation.initialVelocity
    let excess =
      state == nil || !isComparable
      ? target.map { _ in 0 } : zip(velocities, zip(origin, target)).map { $0 - natural * ($1.0 - $1.1) }
    self.excess = excess
    end = isComparable ? start + animation.movingDuration(from: origin, to: target, excess: excess) : now
  }

  /// The movement without the interrupted one, which would retain all movements before it.
  private var begun: MovingTrack {
    var track = self
    track.former = .rest
    return track
  }

  private var interrupted: MovingTrack? {
    if case .moving(let track) = former { track } else { nil }
  }

  internal func isWaiting(at time: Double) -> Bool { time < start }

  /// Returns whether the movement has ended, or would within the precision of clocks.
  internal func hasEnded(at time: Double) -> Bool { time + 1e-6 >= end }

  /// Returns the numbers and the velocities at a time.
  internal func state(at time: Double) -> State {
    if isWaiting(at: time), let interrupted { return interrupted.state(at: time) }
    let isMoving = !isWaiting(at: time) && !hasEnded(at: time)
    let velocities = target.indices.map { isMoving ? moment(of: $0, at: time).velocity : 0 }
    return State(numbers: numbers(at: time), velocities: velocities)
  }

  /// Returns the numbers at a time.
  internal func numbers(at time: Double) -> [Double] {
    if isWaiting(at: time) { return interrupted?.numbers(at: time) ?? origin }
    if hasEnded(at: time) { return target }
    return target.indices.map { moment(of: $0, at: time).value }
  }

  private func moment(of index: Int, at time: Double) -> (value: Double, velocity: Double) {
    animation.moment(from: origin[index], to: target[index], excess: excess[index], at: time - start)
  }
}
