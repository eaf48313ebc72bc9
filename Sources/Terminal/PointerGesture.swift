import Live

/// The touch of the pointer, with its state.
internal struct PointerGesture {
  /// The touch that is under way, if a button is pressed.
  var touch: PointerTouch?

  /// The last touch that ended without a gesture. Another touch at its place makes a double tap.
  var lastTap: PointerTouch?

  /// The scroll bar whose thumb is dragged.
  var heldBar: HeldBar?

  /// Whether a button is pressed beside the presented screen in front.
  var isPressedBeside = false

  /// The node that is pressed, whether it answers or not.
  var pressed: Node?

  /// The number of the node under the pointer.
  var hovered: Int?

  /// The cell under the pointer, or that under which it was last, or `nil` if it has never moved here.
  var place: (x: Int, y: Int)?
}

/// A touch of the pointer, from the press of a button on.
internal struct PointerTouch {
  /// The longest time between the touches of a double tap.
  static let doubleTap = Duration.milliseconds(400)

  /// The spot where the touch has begun.
  let spot: Spot

  /// The cell where it has begun.
  let start: (x: Int, y: Int)

  /// The time at which it has begun.
  let time: ContinuousClock.Instant

  /// The number of taps at the place so far.
  var count = 1

  /// The time that makes the touch a long press, and how far it may move until then, in points.
  var press = (duration: Duration.milliseconds(500), distance: 0.0)

  /// The value of the slider before the touch.
  var value = 0.0

  /// Whether a button is touched and highlighted.
  var isHeld = false

  /// Whether the touch has moved to another cell.
  var isDrag = false

  /// Whether the touch has moved too far for a long press.
  var isFar = false

  /// Whether the touch has become a gesture already, and does nothing when it ends.
  var isSpent = false

  /// Whether the touch cannot become a long press any more.
  var isSettled = false

  /// The instant at which a held button of a stepper repeats its step, or `nil` if it does not.
  var nextStep: ContinuousClock.Instant?

  /// The steps that are made when the touch ends.
  var countedSteps = 0

  /// The instant at which the touch becomes a long press, or repeats a step.
  var deadline: ContinuousClock.Instant? {
    nextStep ?? (isFar || isSettled ? nil : time.advanced(by: press.duration))
  }

  /// Returns whether another cell is too far for a long press.
  ///
  /// A column is 8 points wide and a row 20 points high.
  func isFar(x: Int, y: Int) -> Bool {
    let (dx, dy) = (Double(x - start.x) * 8, Double(y - start.y) * 20)
    return (dx * dx + dy * dy).squareRoot() > press.distance
  }

  /// Returns whether a touch that begins now makes a double tap with this one.
  func isRepeated(by spot: Spot, x: Int, y: Int, at now: ContinuousClock.Instant) -> Bool {
    spot.origin.node == self.spot.origin.node && spot.element == self.spot.element
      && abs(x - start.x) + abs(y - start.y) <= 1 && now < time.advanced(by: Self.doubleTap)
  }
}
