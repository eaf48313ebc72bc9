import Testing
import Widgets

@Suite("The priority of a length") struct LayoutPriorityTests {
  @Test("A layout priority is written as a number and prints by its name")
  func layoutPriority() {
    let priorities: [LayoutPriority] = [1000, 750.0, .defaultLow, 50, 251]
    #expect("\(priorities)" == "[.required, .defaultHigh, .defaultLow, .fittingSizeLevel, 251.0]")
    #expect(LayoutPriority.defaultLow < .defaultHigh)
  }

  @Test("An interpolated length has the priority of the nearer end")
  func between() {
    let (start, end) = (LayoutLength(4), LayoutLength(8, priority: .defaultLow))
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 0.25) == LayoutLength(5))
    #expect(start.interpolated(to: end, at: 0.75) == LayoutLength(7, priority: .defaultLow))
    #expect(start.interpolated(to: end, at: 1) == end)
  }
}
