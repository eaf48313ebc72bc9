import LiveTesting
import Testing

private struct Knob: Control {
  var angle = 0.0
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh
}

@Suite("Operating a custom control")
@MainActor
struct OperatingTests {
  @Test("Operating a custom control changes it, updates two-way bindings, and then sends the event")
  func operate() throws {
    let angle = Var(0.0)
    var log: [String] = []
    let lifetime = angle.onChange { log.append("variable \($0)") }
    let tree = LiveTree(Knob(\.angle <--> angle, .action(.valueChanged, \.angle) --> { log.append("event \($0)") }))
    try tree.find(Knob.self).operate { $0.angle = 90 }
    #expect(log == ["variable 90.0", "event 90.0"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Operating a disabled custom control is refused and changes nothing")
  func disabled() throws {
    let tree = LiveTree(Knob(.isEnabled(false)))
    #expect(throws: ActionError.self) { try tree.find(Knob.self).operate { $0.angle = 90 } }
    #expect(try tree.find(Knob.self).angle == 0)
  }
}
