import Testing
import Widgets

struct ControlStateTests {
  @Test(
    "A control state prints as it is written",
    arguments: [
      (.normal, ".normal"),
      (.selected, ".selected"),
      ([.selected, .highlighted], "[.highlighted, .selected]"),
      ([.disabled, .init(rawValue: 1 << 16)], "[.disabled, ControlState(rawValue: 65536)]"),
    ] as [(ControlState, String)])
  func description(state: ControlState, description: String) {
    #expect("\(state)" == description)
  }
}
