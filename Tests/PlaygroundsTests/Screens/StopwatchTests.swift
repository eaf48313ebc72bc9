import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite struct StopwatchTests {
  private let clock = VirtualClock()
  private let tree: LiveTree<StopwatchReading?>

  init() {
    tree = Stopwatch(clock: clock).tree()
  }

  private func press(_ button: String, then time: Duration = .zero) throws {
    try tree.find(.button(button)).tap()
    clock.advance(by: time)
  }

  private var time: String? {
    get throws { try tree.find(.identifier("time")).text }
  }

  @Test("The elapsed time shows to a tenth of a second") func running() throws {
    try press("Start", then: .seconds(62.39))
    #expect(try time == "01:02.3")
  }

  @Test("The time stands still until one starts, and after one stops") func standingStill() throws {
    clock.advance(by: .seconds(5))
    #expect(try time == "00:00.0")
    try press("Start", then: .seconds(2))
    try press("Stop", then: .seconds(5))
    #expect(try time == "00:02.0")
    #expect(clock.waiting == 0)
  }

  @Test("After a stop it goes on from where it was") func goingOn() throws {
    for _ in 0..<2 {
      try press("Start", then: .seconds(1.5))
      try press("Stop", then: .seconds(9))
    }
    #expect(try time == "00:03.0")
  }

  @Test("Laps are kept in their order, until one resets") func laps() throws {
    try press("Start", then: .seconds(1))
    try press("Lap", then: .seconds(2))
    try press("Lap")
    #expect(tree.find(.text(.containing("Lap "))).nodes.map(\.text) == ["Lap 1: 00:01.0", "Lap 2: 00:03.0"])
    try press("Stop")
    try press("Reset")
    #expect(tree.find(.text(.containing("Lap "))).count == 0)
    #expect(try time == "00:00.0")
  }

  @Test("There is nothing to reset at first") func nothingToReset() throws {
    #expect(throws: ActionError.self) { try press("Reset") }
  }
}
