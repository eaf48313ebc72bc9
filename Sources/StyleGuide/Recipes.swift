import Mod
import Styles
import Widgets

/// A section of a ``StyleGuide`` with all combinations of a recipe.
///
/// ```swift
/// let guide = StyleGuide("Brand") {
///   Recipes("Buttons", Mod.buttonStyle, named: "buttonStyle") { Button("Save") }
///   Recipes("More", Mod.buttonStyle, from: Kit.ButtonLook()) { Button("More") }
/// }
/// ```
///
/// Above `Recipe.combinationLimit` combinations, the section is pairwise: each two values of any two choices
/// occur together.
public struct Recipes {
  internal let section: StyleGuideSection

  /// Creates a section of a recipe for widgets.
  ///
  /// - Parameters:
  ///   - title: The title of the section.
  ///   - recipe: The recipe.
  ///   - look: The selection that gives the values of choices without rules.
  ///   - name: The name with which the recipe is called, for code to copy: `"chip"` for `.chip(…)`. By default, the
  ///     code has only the selection.
  ///   - about: A text about the section. None by default.
  ///   - states: The states to draw, besides the usual one. By default, all that the recipe has Mods for, and
  ///     highlighted and disabled for a control; a state in which nothing looks different is left out.
  ///   - content: Returns the widget that the recipe is applied to.
  public init<Root: Widget, Look: Variants>(
    _ title: String, _ recipe: Recipe<Root, Look>, from look: Look, named name: String? = nil, about: String? = nil,
    states: [WidgetState]? = nil, _ content: @escaping () -> Root
  ) {
    self.init(
      Heading(title, about, states), recipe, from: look, code: { GuideCode(of: $0, named: name) }, of: content
    ) { $0 }
  }

  /// Creates a section of a recipe for widgets whose choices all have default values.
  ///
  /// See ``init(_:_:from:named:about:states:_:)``.
  public init<Root: Widget, Look: DefaultVariants>(
    _ title: String, _ recipe: Recipe<Root, Look>, named name: String? = nil, about: String? = nil,
    states: [WidgetState]? = nil, _ content: @escaping () -> Root
  ) {
    self.init(
      Heading(title, about, states), recipe, from: Look(),
      code: { GuideCode(of: $0, unlike: Look(), named: name) }, of: content
    ) { $0 }
  }

  /// Creates a section of a recipe for the parts of a component: a value with a Mod for each part.
  ///
  /// ```swift
  /// struct CardStyle { var title = Mod<Label>.identity }
  /// struct CardLook: DefaultVariants { var isLarge = false }
  ///
  /// let card: Recipe<CardStyle, CardLook> = Recipe(.slot(\.title, .on(\.isLarge, .font(.title1))))
  /// let cards = Recipes("Cards", card, of: CardStyle(), named: "card") { style in Label("Views", style.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the section.
  ///   - recipe: The recipe.
  ///   - parts: The value that the recipe is applied to.
  ///   - look: The selection that gives the values of choices without rules.
  ///   - name: The name with which the recipe is called, for code to copy.
  ///   - about: A text about the section. None by default.
  ///   - states: The states to draw, in addition to the usual look. By default, the states with Mods in the component
  ///     or its content. A state without a different look is omitted.
  ///   - content: Returns the component with the styled value.
  public init<Root, Look: Variants>(
    _ title: String, _ recipe: Recipe<Root, Look>, of parts: Root, from look: Look, named name: String? = nil,
    about: String? = nil, states: [WidgetState]? = nil, _ content: @escaping (Root) -> any WidgetConvertible
  ) {
    self.init(
      Heading(title, about, states), recipe, from: look, code: { GuideCode(of: $0, named: name) }, of: { parts }
    ) { content($0) }
  }

  /// Creates a section of a recipe for the parts of a component whose choices all have default values.
  ///
  /// See ``init(_:_:of:from:named:about:states:_:)``.
  public init<Root, Look: DefaultVariants>(
    _ title: String, _ recipe: Recipe<Root, Look>, of parts: Root, named name: String? = nil, about: String? = nil,
    states: [WidgetState]? = nil, _ content: @escaping (Root) -> any WidgetConvertible
  ) {
    self.init(
      Heading(title, about, states), recipe, from: Look(),
      code: { GuideCode(of: $0, unlike: Look(), named: name) }, of: { parts }
    ) { content($0) }
  }

  private init<Root, Look: Variants>(
    _ heading: Heading, _ recipe: Recipe<Root, Look>, from look: Look, code: @escaping (Look) -> GuideCode,
    of root: @escaping () -> Root, _ show: @escaping (Root) -> any WidgetConvertible
  ) {
    let isWidget = Root.self is any Widget.Type
    func sample(of combination: RecipeCombination<Root, Look>) -> GuideSample {
      GuideSample(
        name: combination.description, choices: combination.chosen, code: code(combination.look).text,
        widget: show(configure(root(), with: combination.style)).root)
    }
    func sample(
      of combination: RecipeCombination<Root, Look>, _ known: inout [[String]: [String]]
    ) -> GuideSample {
      var sample = sample(of: combination)
      sample.changes = combination.changes(to: root()).filter { isWidget ? $0.path != "behaviors" : $0.isOfPart }
      sample.rows = GuideRow.all(of: sample.changes, isWidget ? sample.widget : nil)
      if !isWidget { sample.rows += combination.stateChanges(on: root()).map(GuideRow.init) }
      sample.conflicts = combination.conflicts(on: root(), known: &known).map(\.description)
      return sample
    }
    section = StyleGuideSection(
      content: .samples(
        GuideSamples(
          title: heading.title, about: heading.about, kind: .recipe, hasParts: !isWidget, states: heading.states,
          cards: {
            let selector = RecipeSelector(recipe, from: look, hasSteps: true)
            let choices = selector.choices.map {
              GuideCard.Choice(name: $0.name, values: $0.values, isNumber: $0.isNumber, usual: $0.usual)
            }
            return [
              GuideCard(title: nil, choices: choices) {
                sample(of: selector.combination(at: $0))
              } whole: { indexes in
                let combination = selector.combination(at: indexes)
                var known: [[String]: [String]] = [:]
                var whole = sample(of: combination, &known)
                whole.rules = combination.rules(on: root())
                if isWidget { whole.setRulesOfStates(combination.rulesOfOverlays(on: root())) }
                return whole
              }
            ]
          }
        ) {
          var known: [[String]: [String]] = [:]
          return GuideReading(
            choices: recipe.choices(from: look), report: recipe.report(on: root(), from: look),
            samples: recipe.combinations(from: look).map { sample(of: $0, &known) })
        }))
  }
}

/// The title and the text of a section, and the states that it draws.
private struct Heading {
  let title: String
  let about: String?
  let states: [WidgetState]?

  init(_ title: String, _ about: String?, _ states: [WidgetState]?) {
    (self.title, self.about, self.states) = (title, about, states)
  }
}

extension Change {
  /// Whether a property of a part has changed, and not a whole Mod or its behaviors.
  fileprivate var isOfPart: Bool {
    !(new is any InspectedAsValue) && !isOfBehaviors
  }
}
