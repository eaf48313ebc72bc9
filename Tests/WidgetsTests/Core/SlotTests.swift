import Mod
import Testing
import Widgets

struct SlotTests {
  @Test("Slots are equal if their widgets have the same type and are equal, or if both are empty")
  func equality() {
    #expect(Slot(wrappedValue: Label("A")) == Slot(wrappedValue: Label("A")))
    #expect(Slot(wrappedValue: Label("A")) != Slot(wrappedValue: Label("B")))
    #expect(Slot(wrappedValue: Label()) != Slot(wrappedValue: ProgressView()))
    #expect(Slot(wrappedValue: Label()) != Slot())
    #expect(Slot() != Slot(wrappedValue: Label()))
    #expect(Slot() == Slot())
  }

  @Test("Filling a slot is reported with its widget")
  func filling() {
    let changes = Mod<BarButtonItem>.customView(Label("A")).changes(to: BarButtonItem())
    #expect(changes == [Change("customView", from: nil, to: Label("A"))])
  }

  @Test("A change of the widget in a slot is reported by the path to it")
  func changing() {
    let changes = Mod<BarButtonItem>.customView(Label("B")).changes(to: BarButtonItem(.customView(Label("A"))))
    #expect(changes.map(\.description) == [#"customView.text: "A" → "B""#])
  }
}
