import Mod
import Testing
import Widgets

@Suite("Mods of states next to values for states")
struct StateValuesTests {
  @Test("A Mod of a state sets the property's value for that state, and wins over it")
  func covers() {
    let button = Button("Save", .title(for: .highlighted) -- "Saving", .while(.highlighted, .title("Wait")))
    let look = button.appearance(in: [.highlighted])
    #expect(look.currentTitle == "Wait")
    #expect(look.title(for: .normal) == "Save")
    #expect(button.title(for: .highlighted) == "Saving")
    #expect(button.with(.isHighlighted(true)).currentTitle == "Saving")
  }

  @Test("A property's value for a state is shown in the state if no Mod of the state sets it")
  func agrees() {
    let button = Button(
      "Save", .title(for: .highlighted) -- "Saving", .titleColor(for: .disabled) -- .systemGray,
      .while(.highlighted, .alpha(0.6)), .while(.disabled, .title("Off")))
    let pressed = button.appearance(in: [.highlighted])
    #expect(pressed.currentTitle == "Saving" && pressed.alpha == 0.6)
    #expect(button.appearance(in: [.highlighted]) == button.with(.isHighlighted(true), .alpha(0.6)).appearance())
    #expect(button.appearance(in: [.disabled]).titleColor(for: .disabled) == .systemGray)
    #expect(button.appearance(in: [.disabled]).currentTitle == "Off")
  }

  @Test("A value for a state inside the Mod of that state is shown in the state")
  func valueInside() {
    let button = Button("Save", .while(.highlighted, .title(for: .highlighted) -- "Saving"))
    #expect(button.appearance(in: [.highlighted]).currentTitle == "Saving")
    #expect(button.appearance(in: [.selected]).currentTitle == "Save")
  }

  @Test("In combined states the Mods of each apply, but not the values for each")
  func combination() {
    let both: ControlState = [.selected, .highlighted]
    let values = Button("Save", .title(for: .selected) -- "Saved")
    #expect(values.title(for: both) == "Save")
    let mods = Button("Save", .while(.selected, .title("Saved")), .while(.highlighted, .alpha(0.6)))
    let look = mods.appearance(in: [.selected, .highlighted])
    #expect(look.currentTitle == "Saved" && look.title(for: both) == "Saved" && look.title(for: .normal) == "Save")
  }

  @Test("A Mod of a state can remove a value, or change the shown one")
  func removal() {
    let button = Button(
      "Save", .title(for: .selected) -- "Saved", .while(.selected, .title(nil)),
      .while(.hovered, .title.update { $0 = $0.map { "\($0)!" } }))
    #expect(button.appearance(in: [.selected]).currentTitle == nil)
    #expect(button.appearance(in: [.hovered]).currentTitle == "Save!")
    let selected = Button("Save", .title(for: .selected) -- "Saved", .while(.selected, .title.update { $0? += "!" }))
    #expect(selected.appearance(in: [.selected]).currentTitle == "Saved!")
  }

  @Test("A Mod of a state sets the normal value of segments, which have states of their own")
  func segments() {
    let style = TextAttributes(.kern(1))
    let control = SegmentedControl(.while(.disabled, .titleTextAttributes(style)), .isEnabled(false))
    #expect(control.appearance().$titleTextAttributes[.normal] == style)
  }

  @Test("A custom control has values for states as the library's controls do")
  func ownControl() {
    struct Badge: Control {
      @ControlStateValues var icon: String?
      var controlAttributes = ControlAttributes()
      var attributes = ViewAttributes.fresh
    }
    var badge = Badge(.while(.selected, Mod { $0.icon = "filled" }), .isSelected(true))
    badge.icon = "bell"
    #expect(badge.appearance().$icon[.selected] == "filled")
    #expect(badge.appearance().icon == "bell")
  }
}
