import LiveTesting
import Testing

@testable import Terminal

@Suite("A stepper that is held in a terminal")
@MainActor struct TerminalHeldStepperTests {
  private let start = ContinuousClock.now
  private let sent = Var(0)

  /// Presses a half of a stepper, lets time pass, and returns the stepper.
  ///
  /// - Parameters:
  ///   - column: The column in which the pointer is pressed.
  ///   - end: The column to which it moves after 650 milliseconds.
  private func hold(
    _ mods: Mod<Stepper>..., column: Int = 4, for time: Int, end: Int? = nil
  ) throws -> (value: Double?, isFocused: Bool) {
    let stepper = Stepper(
      .minimumValue(-50), .maximumValue(50), .valueChanged --> { (_: Double) in sent.set(sent.value + 1) })
    let held = stepper.with(Mod(list: mods))
    let tree = LiveTree(
      VStack(alignment: .leading) {
        Button("First")
        held
      })
    let node = tree.root.children[1]
    let stage = Stage(tree)
    sent.set(0)
    stage.handle(.pointer(.init(.down(0), x: column, y: 1)), at: start)
    for passed in stride(from: 50, through: time, by: 50) {
      let now = start.advanced(by: .milliseconds(passed))
      if let deadline = stage.session.deadline, deadline <= now { stage.session.passTime(to: now) }
      if passed == 650, let end { stage.handle(.pointer(.init(.move(isPressed: true), x: end, y: 1)), at: now) }
    }
    let now = start.advanced(by: .milliseconds(time))
    stage.handle(.pointer(.init(.up, x: end ?? column, y: 1)), at: now)
    #expect(stage.session.deadline.map { $0 > now } != false)
    return (node[Stepper.self]?.value, node.isFocused)
  }

  @Test("A held stepper repeats after half a second, ten times per second")
  func repeating() throws {
    #expect(try hold(for: 400) == (1, true))
    #expect(try hold(for: 1_000) == (6, true) && sent.value == 6)
    #expect(try hold(column: 1, for: 1_000) == (-6, true))
    #expect(try hold(column: 5, for: 650, end: 6) == (2, true))
  }

  @Test("A held stepper stops when the pointer has left its half, at a limit, and when it is disabled")
  func stopping() throws {
    #expect(try hold(for: 1_500, end: 1).value == 2)
    #expect(try hold(for: 1_500, end: 30).value == 2)
    #expect(try hold(.value(48), for: 1_500).value == 50 && sent.value == 2)
    #expect(try hold(.value(49), .wraps(true), for: 1_000).value == -46)
    #expect(try hold(.isEnabled(false), for: 1_000).value == 0)
  }

  @Test("A held stepper makes one step without autorepeat, and sends its value at the end if it is not continuous")
  func properties() throws {
    #expect(try hold(.autorepeat(false), for: 1_500) == (1, true) && sent.value == 1)
    #expect(try hold(.isContinuous(false), for: 1_000) == (6, true) && sent.value == 1)
  }
}
