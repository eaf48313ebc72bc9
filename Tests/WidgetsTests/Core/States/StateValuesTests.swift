import Mod
import Testing
import Widgets

@Suite("Mods of states next to values for states")
struct StateValuesTests {
  @Test("A Mod of a state sets the value of that state, and covers the one that the property has for it")
  func covers() {
    let button = Button("Save", .title(for: .highlighted) -- "Saving", .while(.highlighted, .title("Wait")))
    let look = button.appearance(in: [.highlighted])
    #expect(look.currentTitle == "Wait")
    #expect(look.title(for: .normal) == "Save")
    #expect(button.title(for: .highlighted) == "Saving")
    #expect(button.with(.isHighlighted(true)).currentTitle == "Saving")
  }

  @Test("A value for a state shows in the state if no Mod of the state sets the property")
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

  @Test("A value for the state inside a Mod of the state is the value in it")
  func valueInside() {
    let button = Button("Save", .while(.highlighted, .title(for: .highlighted) -- "Saving"))
    #expect(button.appearance(in: [.highlighted]).currentTitle == "Saving")
    #expect(button.appearance(in: [.selected]).currentTitle == "Save")
  }

  @Test("A combination of states has the values of each Mod, though it has none of each value")
  func combination() {
    let both: ControlState = [.selected, .highlighted]
    let values = Button("Save", .title(for: .selected) -- "Saved")
    #expect(values.title(for: both) == "Save")
    let mods = Button("Save", .while(.selected, .title("Saved")), .while(.highlighted, .alpha(0.6)))
    let look = mods.appearance(in: [.selected, .highlighted])
    #expect(look.currentTitle == "Saved" && look.title(for: both) == "Saved" && look.title(for: .normal) == "Save")
  }

  @Test("A Mod of a state removes a value, or changes the one that is shown")
  func removal() {
    let button = Button(
      "Save", .title(for: .selected) -- "Saved", .while(.selected, .title(nil)),
      .while(.hovered, .title.update { $0 = $0.map { "\($0)!" } }))
    #expect(button.appearance(in: [.selected]).currentTitle == nil)
    #expect(button.appearance(in: [.hovered]).currentTitle == "Save!")
    let selected = Button("Save", .title(for: .selected) -- "Saved", .while(.selected, .title.update { $0? += "!" }))
    #expect(selected.appearance(in: [.selected]).currentTitle == "Saved!")
  }

  @Test("The segments of a control have states of their own, so a Mod sets the value of the normal one")
  func segments() {
    let style = TextAttributes(.kern(1))
    let control = SegmentedControl(.while(.disabled, .titleTextAttributes(style)), .isEnabled(false))
    #expect(control.appearance().$titleTextAttributes[.normal] == style)
  }

  @Test("A control of one's own has values for states as the library's have")
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
