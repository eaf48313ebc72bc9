import Mod

/// A selection of a recipe, with its style.
public struct RecipeCombination<Root, Look: Variants>: Sendable, CustomStringConvertible {
  /// The selection.
  public let look: Look

  /// The style of the selection.
  public let style: Mod<Root>

  /// The choices as text: `intent: danger, size: large`.
  public let description: String

  /// The choices, each with its value as text.
  package let chosen: [(name: String, value: String)]

  /// The base of the recipe.
  internal let base: Mod<Root>

  /// Returns the styles of the base in states.
  internal let baseStates: @Sendable () -> [RecipeStateStyle<Root>]

  /// The chosen values with rules, such as `size: large`, and the combinations that are met, each with its style, in
  /// the order of the rules.
  internal let choices: [RecipeChoice<Root, Look>]

  /// Returns the changes that the style makes to a value, property by property.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, by reflection.
  public func changes(to root: Root) -> [Change] { style.changes(to: root) }
}

extension Recipe {
  /// The number of combinations up to which all are listed, 1,000.
  public static var combinationLimit: Int { 1_000 }

  /// Returns the selections of the recipe, in the order of the choices.
  ///
  /// The choices are those with rules, single or in pairs, and other properties of `Look` that a condition depends on:
  /// variables that are Booleans, of a `CaseIterable` type, or optionals of these, also inside a property that is
  /// ``Variants`` itself. A choice without an effect is omitted.
  ///
  /// Above ``combinationLimit`` the list is pairwise: each two values of any two choices occur together at least once,
  /// and each condition is met by a selection, if one has been found among 20,000.
  ///
  /// - Parameter look: The selection that gives the values of all other properties.
  /// - Complexity: O(*n*) for *n* combinations; pairwise, O(*v*² · *a*²) for *a* choices with at most *v* values.
  public func combinations(from look: Look) -> [RecipeCombination<Root, Look>] {
    let selector = RecipeSelector(self, from: look)
    return selector.space.selections(limit: Self.combinationLimit).map { selector.combination(at: $0) }
  }

  /// Returns the choices of the combinations, each with its values as text.
  package func choices(from look: Look) -> [(name: String, values: [String])] {
    RecipeSpace(rule, from: look).choices.map { ($0.name, $0.values) }
  }

  /// The Mods that every selection applies.
  internal var base: Mod<Root> { Mod.combine(rule.base.map(\.mod)) }
}

extension Recipe: CustomStringConvertible {
  /// The choices with their values: `BadgeLook(size: small | large, tone: plain | danger)`. If one has no default
  /// value, the choices of the type, whether the recipe has rules for them or not.
  ///
  /// The compiler reports a value that does not exist, but does not list those that do. `print(Mod.badge)` does.
  ///
  /// - Complexity: O(*n*) for *n* values of all choices, and for conditions as ``combinations(from:)``.
  public var description: String {
    let look = (Look.self as? any DefaultVariants.Type)?.init() as? Look
    let shown =
      look.map { choices(from: $0) } ?? LookChoice<Look>.all().map { (name: $0.name, values: $0.values) }
    let texts = shown.map { "\($0.name): \($0.values.joined(separator: " | "))" }
    return "\(Look.self)(\(texts.joined(separator: ", ")))"
  }
}

extension Recipe where Look: DefaultVariants {
  /// The selections of the recipe, in the order of the choices: see ``combinations(from:)``.
  ///
  /// - Complexity: As ``combinations(from:)``.
  public var combinations: [RecipeCombination<Root, Look>] { combinations(from: Look()) }
}

extension RecipeCombination {
  /// Returns the properties that two of the chosen values set to different values, so that the order of the rules
  /// decides: `size: large and intent: danger both set layer.cornerRadius; intent: danger wins.`
  ///
  /// - Parameter root: The value that the styles are tried on. It is evaluated for each, because a class is changed in
  ///   place.
  /// - Complexity: O(*a*² · *n*) for *a* choices and *n* stored properties.
  public func conflicts(on root: @autoclosure () -> Root) -> [RecipeFinding] {
    var known: [[String]: [String]] = [:]
    return conflicts(on: root(), known: &known)
  }

  /// Returns the conflicts, and stores the conflicts of each pair of values for other combinations.
  package func conflicts(on root: @autoclosure () -> Root, known: inout [[String]: [String]]) -> [RecipeFinding] {
    var findings: [RecipeFinding] = []
    for (position, first) in choices.enumerated() {
      for (offset, second) in choices[(position + 1)...].enumerated() where first.canConflict(with: second) {
        // Two rules of one choice have the same name, so that their positions distinguish them.
        let pair = ["\(position) \(first.description)", "\(position + 1 + offset) \(second.description)"]
        let properties = known[pair] ?? first.conflicts(with: second, on: configure(root(), with: base))
        known[pair] = properties
        findings += properties.map { .conflict(first.description, second.description, property: $0) }
      }
    }
    return findings
  }
}

/// A chosen value, or two of them, with their style.
internal struct RecipeChoice<Root, Look: Variants>: Sendable {
  /// The choices as text: `size: large`, or `combination` for the style of a condition.
  internal let description: String

  /// The properties of the selection, or none for a condition.
  internal let properties: [any PartialKeyPath<Look> & Sendable]

  internal let style: Mod<Root>

  /// Returns the styles of states in the style.
  internal let stateStyles: @Sendable () -> [RecipeStateStyle<Root>]

  /// Returns the properties that this and another value set to different values, always or in the same states:
  /// `alpha`, `alpha in .highlighted`.
  internal func conflicts(with other: RecipeChoice, on root: @autoclosure () -> Root) -> [String] {
    style.conflicts(stateStyles(), with: other.style, other.stateStyles(), on: root())
  }
}

extension RecipeChoice {
  /// Returns whether the order of the rules decides between two values. It does not between rules about the same
  /// choices, and between a value and a later pair with it, because these are meant to be combined.
  internal func canConflict(with later: RecipeChoice) -> Bool {
    !later.properties.isEmpty && properties.canConflict(with: later.properties)
  }
}

extension RecipeRule {
  /// Returns the values that a selection has, and the combinations that it meets, each with its style, in the order of
  /// the rules.
  ///
  /// - Parameter name: Returns the name of a choice.
  internal func choices(
    of look: Look, _ name: (RecipeAxis<Root, Look>) -> String
  ) -> [RecipeChoice<Root, Look>] {
    func choice(
      _ axes: [RecipeAxis<Root, Look>], _ style: Mod<Root>,
      _ stateStyles: @escaping @Sendable () -> [RecipeStateStyle<Root>]
    ) -> RecipeChoice<Root, Look> {
      let text = axes.map { "\(name($0)): \($0.text(of: look))" }.joined(separator: ", ")
      return RecipeChoice(
        description: text.isEmpty ? "combination" : text, properties: axes.map(\.property), style: style,
        stateStyles: stateStyles)
    }
    return axes.map { axis in choice([axis], axis.style(of: look)) { axis.stateStyles(of: look) } }
      + compounds.compactMap { rule in
        rule.style(of: look).map { style in choice(rule.axes, style) { rule.stateStyles(of: look) } }
      }
  }
}
