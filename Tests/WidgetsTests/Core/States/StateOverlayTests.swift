import Mod
import Testing
import Widgets

@Suite("Widgets with Mods of states")
struct StateOverlayTests {
  private static let pressed = Mod<Button>.while(.highlighted, .alpha(0.6))

  @Test("Widgets are equal if their states and the Mods for them are equal")
  func equality() {
    #expect(Button("Save", Self.pressed) == Button("Save", Self.pressed))
    #expect(Button("Save", Self.pressed) != Button("Save"))
    #expect(Button("Save", Self.pressed) != Button("Load", Self.pressed))
    let dim = Mod<Button>.alpha(0.6)
    #expect(Button("Save", .while(.highlighted, dim)) == Button("Save", .while(.highlighted, dim)))
    #expect(Button("Save", .while(.highlighted, dim)) != Button("Save", .while(.disabled, dim)))
    #expect(Button("Save", .while(.highlighted, dim)) != Button("Save", .while(.highlighted, dim, dim)))
  }

  @Test("Mods of states are unequal if they differ only in their effect on other widgets")
  func sameEffect() {
    func button(_ alpha: Double) -> Button {
      Button("Save", .while(.highlighted, .when(\.isEnabled, .identity, else: .alpha(alpha))))
    }
    #expect(button(0.1) != button(0.2))
    #expect(button(0.1).appearance(in: [.highlighted]) == button(0.2).appearance(in: [.highlighted]))
  }

  @Test("Mods of states are printed with their changes to a fresh widget")
  func description() {
    #expect(
      "\(Button("Save", Self.pressed))"
        == #"Button(title: "Save", behaviors: [while(.highlighted): alpha 1.0 → 0.6])"#)
    let style: Mod<Button> = [
      .while(.disabled, .alpha(0.5), .titleColor(.systemGray)), .isIn(.invalid) -- true,
    ]
    #expect(
      style.changes(to: Button()).map { "\($0)" } == [
        "behaviors: [] → [while(.disabled): titleColor nil → .systemGray, alpha 1.0 → 0.5]",
        "states: [] → [.invalid]",
      ])
    let both = Mod<Button>.while(.selected, .while(.highlighted, .alpha(0)))
    #expect(
      Button(both).behaviors.description
        == "[while(.selected): behaviors [] → [while(.highlighted): alpha 1.0 → 0.0]]")
  }

  @Test("Every type of widget has appearances in states", arguments: Self.widgets)
  func kinds(widget: any Widget & Sendable) {
    func expectLooks(_ widget: some Widget) {
      let styled = widget.with(.while(.hovered, .alpha(0.5), .isHidden(true)), .while(.invalid, .tag(7)))
      #expect(styled.appearance() == widget)
      #expect(styled.appearance(in: [.hovered]) == widget.with(.alpha(0.5), .isHidden(true)))
      #expect(styled.with(.isIn(.invalid) -- true).appearance().tag == 7)
      #expect(styled.alpha == widget.alpha && styled.isHidden == widget.isHidden)
    }
    expectLooks(widget)
  }

  private static let widgets: [any Widget & Sendable] = [
    View(), StackView(), ScrollView(), Spacer(), Divider(), Label("a"), ImageView(), TextField(), TextView(),
    SearchBar(), Button("a"), Switch(), Slider(), Stepper(), SegmentedControl(), PageControl(), DatePicker(),
    PickerView(), ProgressView(), ActivityIndicatorView(), TableView(), TableViewCell(), Toolbar(), NavigationBar(),
    TabBar(), ViewController(), NavigationController(), TabBarController(), SplitViewController(), AlertController(),
    Window(), Composed(),
  ]
}
