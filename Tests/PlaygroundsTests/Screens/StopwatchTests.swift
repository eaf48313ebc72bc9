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

  @Test("A stopwatch shows the elapsed time in tenths of a second") func running() throws {
    try press("Start", then: .seconds(62.39))
    #expect(try time == "01:02.3")
  }

  @Test("A stopwatch runs from its start to its stop") func standingStill() throws {
    clock.advance(by: .seconds(5))
    #expect(try time == "00:00.0")
    try press("Start", then: .seconds(2))
    try press("Stop", then: .seconds(5))
    #expect(try time == "00:02.0")
    #expect(clock.waiting == 0)
  }

  @Test("A stopwatch continues with its time after a stop") func goingOn() throws {
    for _ in 0..<2 {
      try press("Start", then: .seconds(1.5))
      try press("Stop", then: .seconds(9))
    }
    #expect(try time == "00:03.0")
  }

  @Test("A stopwatch keeps laps in their order until it is reset") func laps() throws {
    try press("Start", then: .seconds(1))
    try press("Lap", then: .seconds(2))
    try press("Lap")
    #expect(tree.find(.text(.containing("Lap "))).nodes.map(\.text) == ["Lap 1: 00:01.0", "Lap 2: 00:03.0"])
    try press("Stop")
    try press("Reset")
    #expect(tree.find(.text(.containing("Lap "))).count == 0)
    #expect(try time == "00:00.0")
  }

  @Test("A stopwatch cannot be reset before it has started") func nothingToReset() throws {
    #expect(throws: ActionError.self) { try press("Reset") }
  }
}
