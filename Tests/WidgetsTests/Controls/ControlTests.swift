import Mod
import Testing
import Widgets

struct ControlTests {
  @Test(
    "The state of a control follows from its properties",
    arguments: [
      (.identity, .normal),
      (.isHighlighted(true), .highlighted),
      (.isEnabled(false), .disabled),
      (.isSelected(true), .selected),
      ([.isEnabled(false), .isSelected(true)], [.selected, .disabled]),
    ] as [(Mod<Switch>, ControlState)])
  func state(mod: Mod<Switch>, state: ControlState) {
    #expect(Switch().with(mod).state == state)
  }

  @Test("The properties that all controls share are printed as the control's own")
  func flat() {
    #expect(
      "\(Switch(.isOn(true), .isEnabled(false), .isHidden(true)))"
        == "Switch(isOn: true, isEnabled: false, isHidden: true)")
  }

  @Test("A custom control has all properties and events of controls")
  func ownControl() {
    struct Knob: Control {
      var angle = 0.0
      var controlAttributes = ControlAttributes()
      var attributes = ViewAttributes.fresh
    }
    #expect(Knob(.contentVerticalAlignment(.top), .toolTip("Turn")).toolTip == "Turn")
  }
}
