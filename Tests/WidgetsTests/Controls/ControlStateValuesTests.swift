import Mod
import Testing
import Widgets

struct ControlStateValuesTests {
  private struct Badge: Control {
    @ControlStateValues var icon: String?
    var controlAttributes = ControlAttributes()
    var attributes = ViewAttributes.fresh
  }

  @Test("A state without a value of its own shows the normal state's")
  func fallback() {
    let values = ControlStateValues(wrappedValue: "bell")
    #expect(values[.selected] == nil)
    #expect(values.value(for: .selected) == "bell")
  }

  @Test("A combination of states does not use the values of its single states")
  func combination() {
    var values = ControlStateValues(wrappedValue: "bell")
    values[.selected] = "bell.fill"
    #expect(values.value(for: .selected) == "bell.fill")
    #expect(values.value(for: [.selected, .highlighted]) == "bell")
  }

  @Test("A state whose value is removed shows the normal state's value again")
  func removal() {
    var values = ControlStateValues(wrappedValue: "bell")
    values[.selected] = "bell.fill"
    values[.selected] = nil
    #expect(values == ControlStateValues(wrappedValue: "bell"))
  }

  @Test("Without a normal value, states without their own have none")
  func empty() {
    var values = ControlStateValues<String>()
    values[.selected] = "bell.fill"
    #expect(values.value(for: .highlighted) == nil)
  }

  @Test("Changes are named with the state, and those of the normal state without one")
  func changes() {
    let mod = Mod<Badge> {
      $0.icon = "bell"
      $0.$icon[.selected] = "bell.fill"
    }
    #expect(
      mod.changes(to: Badge()) == [
        Change("icon", from: nil, to: "bell"),
        Change("icon(for: .selected)", from: nil, to: "bell.fill"),
      ]
    )
  }

  @Test("A custom state can have values, and is printed")
  func applicationState() {
    var badge = Badge()
    badge.$icon[.application] = "star"
    #expect(badge.$icon.value(for: .application) == "star")
    #expect("\(badge)".contains("star"))
  }
}
