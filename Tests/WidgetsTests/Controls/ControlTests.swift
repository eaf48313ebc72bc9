import Mod
import Testing
import Widgets

struct ControlTests {
  @Test(
    "The state follows from what is set",
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

  @Test("The attributes of controls read as the control's own")
  func flat() {
    #expect(
      "\(Switch(.isOn(true), .isEnabled(false), .isHidden(true)))"
        == "Switch(isOn: true, isEnabled: false, isHidden: true)")
  }

  @Test("A control of one's own has everything that controls have")
  func ownControl() {
    struct Knob: Control {
      var angle = 0.0
      var controlAttributes = ControlAttributes()
      var attributes = ViewAttributes.fresh
    }
    #expect(Knob(.contentVerticalAlignment(.top), .toolTip("Turn")).toolTip == "Turn")
  }
}
