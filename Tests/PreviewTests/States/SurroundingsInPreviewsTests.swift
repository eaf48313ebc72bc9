import Mod
import Preview
import Styles
import Terminal
import Testing
import Widgets

private struct Look: DefaultVariants {
  @FromEnvironment(\.horizontalSizeClass) var width
  @FromEnvironment(\.layoutDirection) var direction
  @FromEnvironment(\.userInterfaceStyle) var style
  @FromEnvironment(\.accessibilityContrast) var contrast
  @FromEnvironment(\.isReduceMotionEnabled) var isStill
}

/// A value of the environment that a preview can vary: the state that says so, and a condition of a recipe.
private struct Trait: Sendable {
  let state: WidgetState
  let condition: @Sendable (Look) -> Bool

  static let all = [
    Trait(state: .compactWidth) { $0.width == .compact },
    Trait(state: .rightToLeft) { $0.direction == .rightToLeft },
    Trait(state: .darkAppearance) { $0.style == .dark },
    Trait(state: .highContrast) { $0.contrast == .high },
    Trait(state: .reduceMotion) { $0.isStill },
  ]
}

private struct Row: Component {
  let style: Mod<Label>

  var body: Children { Label("row", style) }
}

@MainActor
@Suite("Surroundings in previews")
struct SurroundingsInPreviewsTests {
  private func rules(_ widget: any Widget) -> [String] {
    Preview.html(widget).split(separator: "\n").map(String.init).filter { $0.contains(".s1") }
  }

  @Test("A recipe's condition on the environment is written as the Mod of that state is")
  func choices() {
    for trait in Trait.all {
      let recipe = Recipe<Label, Look>(.when(trait.condition, .alpha(0.5)))
      let expected = rules(Label("a", .while(trait.state, .alpha(0.5))))
      #expect(expected.count == 2)
      #expect(rules(Label("a", recipe())) == expected, "\(trait.state)")
    }
  }

  @Test("A condition on two values of the environment is written as nested queries")
  func both() {
    let recipe = Recipe<Label, Look>(.when({ $0.width == .compact && $0.style == .dark }, .alpha(0.5)))
    let rules = rules(Label("a", recipe()))
    #expect(rules.count == 4)
    #expect(
      rules.last
        == "@media (max-width:599px){@media (prefers-color-scheme:dark){.s1.s1.s1{opacity:0.5}}}")
  }

  @Test("A wide page has the regular width, and states inside a condition apply only under it")
  func regular() {
    let recipe = Recipe<Label, Look>(
      .on(\.width) { width in
        switch width {
        case .unspecified: .alpha(0.1)
        case .compact: .while(.hovered, .alpha(0.2))
        case .regular: .alpha(0.3)
        }
      })
    let rules = rules(Label("a", recipe()))
    #expect(rules.contains("@media not (max-width:599px){.s1:where(:not(:hover)){opacity:0.3}}"))
    #expect(rules.contains("@media (max-width:599px){.s1.s1.s1:where(:hover){opacity:0.2}}"))
  }

  @Test("A state that the environment determines is written as a plain rule")
  func determined() {
    let recipe = Recipe<Label, Look>(.when({ $0.width == .compact }, .alpha(0.5)))
    let stack = VStack(.environment(\.horizontalSizeClass, .compact)) { Label("a", recipe()) }
    #expect(rules(stack) == [".s1{opacity:0.5}"])
  }

  @Test("The style of a container sets the states inside, in every preview")
  func overridden() {
    let mods: [Mod<Label>] = [
      .while(.darkAppearance, .text("dark"), .alpha(0.5)),
      Recipe<Label, Look>(.when({ $0.style == .dark }, .text("dark"), .alpha(0.5)))(),
    ]
    for mod in mods {
      func tree(_ label: Mod<Label>) -> StackView {
        VStack(.overrideUserInterfaceStyle(.dark)) {
          VStack {
            Label("a", label)
            Row(style: label)
          }
          VStack(.overrideUserInterfaceStyle(.light)) { Label("b", label) }
        }
      }
      let expected = VStack(.overrideUserInterfaceStyle(.dark)) {
        VStack {
          Label("dark", .alpha(0.5))
          Row(style: [.text("dark"), .alpha(0.5)])
        }
        VStack(.overrideUserInterfaceStyle(.light)) { Label("b") }
      }
      let stated = tree(mod)
      #expect(Preview.text(stated) == Preview.text(expected))
      #expect(Preview.svg(stated) == Preview.svg(expected))
      #expect(Preview.terminal(stated) == Preview.terminal(expected))
      #expect(Preview.html(stated) == Preview.html(expected))
      #expect(Preview.svg(tree(mod), appearance: .light) == Preview.svg(expected, appearance: .light))
      #expect(stated.expanded().children[0].widgetsInside?.elements[0].alpha == 0.5)
    }
  }
}
