import Mod
import Testing
import Widgets

@MainActor
@Suite("States of containers for the widgets inside")
struct SharingStatesTests {
  private let title = Label("a", .while(.inside(.selected), .alpha(0.5)), .while(.inside(.hovered), .alpha(0.25)))

  private func alpha(in widget: some Widget) -> Double? {
    var inside = widget.expanded().widgetsInside?.elements.first
    while let next = inside?.widgetsInside?.elements.first { inside = next }
    return inside?.alpha
  }

  @Test("A widget is inside a state of the nearest container that shares its states")
  func nearest() {
    #expect(alpha(in: VStack(.sharingStates, .isIn(.selected) -- true) { HStack { title } }) == 0.5)
    #expect(alpha(in: VStack(.sharingStates) { HStack { title } }) == 1)
    #expect(alpha(in: VStack(.isIn(.selected) -- true) { HStack { title } }) == 1)
    #expect(alpha(in: VStack(.sharingStates, .isIn(.selected) -- true) { HStack(.sharingStates) { title } }) == 1)
  }

  @Test("An appearance by a container's state can be asked for, and the widget's own states win")
  func appearance() {
    let label = title.with(.while(.selected, .alpha(0.75)))
    #expect(label.appearance(in: [.inside(.hovered)]).alpha == 0.25)
    #expect(label.appearance(in: [.inside(.selected), .inside(.hovered)]).alpha == 0.25)
    #expect(label.appearance(in: [.inside(.hovered), .selected]).alpha == 0.75)
    #expect(label.appearance().alpha == 1)
    let nested = Label("a", .while(.inside(.hovered), .while(.inside(.selected), .alpha(0.5))))
    #expect(nested.appearance(in: [.inside(.hovered)]).alpha == 1)
    #expect(nested.appearance(in: [.inside(.hovered), .inside(.selected)]).alpha == 0.5)
  }

  @Test("Container states are equal if their states are, and an environment state is equal inside a container")
  func equality() {
    #expect(WidgetState.inside(.hovered) == .inside(.hovered))
    #expect(WidgetState.inside(.hovered) != .inside(.selected))
    #expect(WidgetState.inside(.hovered).description == ".inside(.hovered)")
    #expect(WidgetState.inside(.darkAppearance) == .darkAppearance)
  }
}
