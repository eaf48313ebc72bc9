import Styles
import Testing

@Suite("Choices of a recipe that the environment fills") @MainActor
struct RecipeEnvironmentTests {
  @Test("A choice that is not selected has the value of the environment")
  func filled() {
    let view = View(.panel())
    #expect(view.appearance().layer.cornerRadius == 4)
    #expect(view.appearance(environment: .wide).layer.cornerRadius == 16)
    #expect(view.appearance(environment: .narrow).layer.cornerRadius == 8)
    #expect(View(.panel(\.width .~ .compact)).appearance(environment: .wide).layer.cornerRadius == 8)
    let tree = VStack(.environment(\.horizontalSizeClass, .regular)) { view }
    #expect(tree.expanded().children.map(\.layer.cornerRadius) == [16])
  }

  @Test("Combinations use the value of the environment, and later rules win over it")
  func order() {
    let card = View(.panel(\.isProminent .~ true))
    #expect(card.appearance().layer.borderWidth == 0)
    #expect(card.appearance(environment: .wide).layer.borderWidth == 2)
    #expect(card.appearance(environment: .narrow).alpha == 0.5)
    #expect(card.appearance(environment: .wide).alpha == 0.5)
    #expect(View(.panel()).appearance(environment: .wide).alpha == 0.9)
  }

  @Test("A Mod after the recipe at the call wins over the recipe, and the Mods of states win over both")
  func call() {
    let card = View(.panel(), .layer.cornerRadius(1), .tag(3))
    #expect(card.appearance(environment: .wide).layer.cornerRadius == 1)
    #expect(card.appearance(environment: .wide).tag == 3)
    #expect(card.appearance(environment: .wide).alpha == 0.9)
    #expect(card.appearance(in: [.highlighted], environment: .wide).layer.cornerRadius == 0)
    let before = View(.layer.cornerRadius(1), .tag(3), .panel())
    #expect(before.appearance(environment: .wide).layer.cornerRadius == 16)
    #expect(before.appearance(environment: .wide).tag == 3)
  }

  @Test("The values of a choice that the environment fills are among the combinations and in the report")
  func combinations() {
    #expect(Mod<View>.panel.combinations.count == 6)
    #expect(
      Mod<View>.panel.combinations.map { configure(View(), with: $0.style).layer.cornerRadius } == [4, 4, 8, 8, 16, 16])
    #expect(Mod<View>.panel.combinations.map(\.description).first == "width: unspecified, isProminent: false")
    let looks = Recipe<View, CardLook>(
      .on(\.width) { .layer.cornerRadius($0 == .compact ? 8 : 16) },
      .on(\.isProminent, .layer.cornerRadius(3)))
    #expect(looks.report(on: View()).contains(.conflict("width", "isProminent", property: "layer.cornerRadius")))
  }

  @Test("States added by a choice that the environment fills apply by its value, at their position among other states")
  func states() {
    let recipe = Recipe<View, CardLook>(
      .while(.hovered, .tag(1)),
      .on(\.width) { width in
        switch width {
        case .unspecified: .while(.highlighted, .tag(2))
        case .compact: [.while(.hovered, .tag(3)), .layer.cornerRadius(8)]
        case .regular: .while(.focused, .tag(4))
        }
      })
    let view = View(recipe())
    func tags(_ view: View, _ environment: EnvironmentValues) -> [Int] {
      [.hovered, .focused, .highlighted].map { view.appearance(in: [$0], environment: environment).tag }
    }
    #expect(tags(view, EnvironmentValues()) == [1, 0, 2])
    #expect(tags(view, .narrow) == [3, 0, 0])
    #expect(tags(view, .wide) == [1, 4, 0])
    #expect(tags(View(recipe(), .while(.hovered, .tag(5))), .narrow) == [5, 0, 0])
    #expect(tags(View(.while(.hovered, .tag(6)), recipe()), .narrow) == [3, 0, 0])
  }

  @Test("A state of the environment in `appearance(in:)` also fills the choice")
  func surroundings() {
    #expect(View(.panel()).appearance(in: [.compactWidth]).layer.cornerRadius == 8)
    #expect(View(.panel()).appearance(in: [.hovered]).layer.cornerRadius == 4)
  }

  @Test("Equal selections make equal widgets")
  func equality() {
    #expect(View(.panel()) == View(.panel()))
    #expect(View(.panel()) != View(.panel(\.isProminent .~ true)))
    #expect(CardLook() == CardLook())
    #expect(configure(CardLook(), with: \.width .~ .compact) != CardLook())
    #expect(CardLook().$width == nil)
  }

  @Test("A part uses the environment of the widget that it belongs to")
  func part() {
    let recipe = Recipe<Button, CardLook>(.part(\.titleLabel, .on(\.width) { .numberOfLines($0 == .compact ? 2 : 1) }))
    #expect(Button("a", recipe()).appearance(environment: .narrow).titleLabel.numberOfLines == 2)
    #expect(Button("a", recipe()).appearance(environment: .wide).titleLabel.numberOfLines == 1)
  }

  @Test("In a recipe for a root that is no widget, the choice has the value of an empty environment")
  func other() {
    struct Parts { var title = Mod<Label>.identity }
    let recipe = Recipe<Parts, CardLook>(.slot(\.title, .on(\.width) { .tag($0 == .unspecified ? 1 : 2) }))
    #expect(configure(Label(), with: configure(Parts(), with: recipe()).title).tag == 1)
  }
}

private struct CardLook: DefaultVariants {
  @FromEnvironment(\.horizontalSizeClass) var width
  var isProminent = false
}

extension Mod<View> {
  fileprivate static let panel = Recipe<View, CardLook>(
    .base(.alpha(0.9)),
    .on(\.width) {
      switch $0 {
      case .unspecified: .layer.cornerRadius(4)
      case .compact: .layer.cornerRadius(8) <> .alpha(0.7)
      case .regular: .layer.cornerRadius(16)
      }
    },
    .on(\.isProminent, .alpha(0.5)),
    .when({ $0.isProminent && $0.width == .regular }, .layer.borderWidth(2)),
    .while(.highlighted, .layer.cornerRadius(0)))
}

extension EnvironmentValues {
  fileprivate static var wide: EnvironmentValues { with(.regular) }
  fileprivate static var narrow: EnvironmentValues { with(.compact) }

  private static func with(_ width: UserInterfaceSizeClass) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = width
    return environment
  }
}
