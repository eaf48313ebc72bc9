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

  @Test("A combination of states does not look at the states it is made of")
  func combination() {
    var values = ControlStateValues(wrappedValue: "bell")
    values[.selected] = "bell.fill"
    #expect(values.value(for: .selected) == "bell.fill")
    #expect(values.value(for: [.selected, .highlighted]) == "bell")
  }

  @Test("A state that loses its value shows the normal state's again")
  func removal() {
    var values = ControlStateValues(wrappedValue: "bell")
    values[.selected] = "bell.fill"
    values[.selected] = nil
    #expect(values == ControlStateValues(wrappedValue: "bell"))
  }

  @Test("Without a normal value, other states have nothing either")
  func empty() {
    var values = ControlStateValues<String>()
    values[.selected] = "bell.fill"
    #expect(values.value(for: .highlighted) == nil)
  }

  @Test("Changes bear the name of the state, and the normal state none")
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

  @Test("A state of one's own has values too, and shows in what is printed")
  func applicationState() {
    var badge = Badge()
    badge.$icon[.application] = "star"
    #expect(badge.$icon.value(for: .application) == "star")
    #expect("\(badge)".contains("star"))
  }
}
