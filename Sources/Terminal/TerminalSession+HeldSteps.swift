import Live
import Widgets

extension TerminalSession {
  /// The time for which a button of a stepper is held until it repeats its step, and the time between two steps.
  private static let pauses = (first: Duration.milliseconds(500), next: Duration.milliseconds(100))

  /// Prepares a touch of a stepper to repeat its step, if the stepper does so.
  internal func beginHold(_ new: PointerTouch, of node: Node) {
    guard case .operation(.step)? = new.spot.element, node.stepper?.autorepeat == true else { return }
    gesture.touch?.nextStep = new.time.advanced(by: Self.pauses.first)
  }

  /// Makes a step of a stepper whose button is held, and stops when the pointer has left it or a step is refused.
  ///
  /// The steps of a stepper that sends its value when a touch ends are counted.
  internal func repeatStep(at now: ContinuousClock.Instant) {
    guard let touch = gesture.touch else { return }
    gesture.touch?.nextStep = nil
    gesture.touch?.isSettled = true
    guard case .operation(.step(let step))? = touch.spot.element, let node = tracer.node(touch.spot.origin.node),
      let stepper = node.stepper, let place = gesture.place, let spot = grid().spot(x: place.x, y: place.y),
      spot.origin.node == touch.spot.origin.node, spot.element == touch.spot.element
    else { return }
    if stepper.isContinuous {
      do { try node.operate(.step(step)) } catch { return }
    } else {
      gesture.touch?.countedSteps += step
    }
    gesture.touch?.isSpent = true
    gesture.touch?.nextStep = now.advanced(by: Self.pauses.next)
  }

  /// Makes the steps that a touch has counted. The stepper has the focus after a touch, however long it was.
  internal func endHold(_ touch: PointerTouch, of node: Node) throws {
    guard touch.isSpent, case .operation(.step)? = touch.spot.element else { return }
    node.focusByClick()
    if touch.countedSteps != 0 { try node.operate(.step(touch.countedSteps)) }
  }
}
