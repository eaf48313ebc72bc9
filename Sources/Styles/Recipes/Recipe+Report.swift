import Mod

/// A finding about a recipe, such as two choices that set the same property.
public enum RecipeFinding: Equatable, Sendable, CustomStringConvertible {
  /// Two choices set the same property, so that the order of the rules decides: `size, intent: layer.cornerRadius`.
  ///
  /// A property that both set in the same state has the state after it: `alpha in .highlighted`. There, the base counts
  /// as well. A rule about two choices has the names of both, `size, intent`, and is in conflict with rules about
  /// others.
  case conflict(String, String, property: String)
  /// A value of a choice, or an added one, sets a property that later rules replace whatever values the other choices
  /// have: rules about this choice and another one, conditions, or a value that is added again.
  ///
  /// A pair of values that conditions replace has the names and the values of both, with commas.
  case overridden(choice: String, value: String, by: String, property: String)
  /// No selection meets the condition of the combination with this index among the recipe's `.when` rules, which sets
  /// these properties.
  case unreachable(combination: Int, sets: [String])
  /// None of the selections that were tried meets the condition of the combination with this index, among more than
  /// could be tried.
  case unmet(combination: Int, sets: [String], tried: Int)
  /// Several values of an open choice have the same name, so that lists and addresses cannot distinguish them.
  case sameName(choice: String, value: String)
  /// A value of a choice changes nothing that another value of it or the base does not. The value that the given
  /// selection has, or that is the default one, may change nothing.
  ///
  /// If the value changes another part of the root, the choice is called that of the part: `size in title`.
  case withoutEffect(choice: String, value: String)
  /// Two values of a choice have the same effect, perhaps in one part of the root: `size in title`.
  case equal(choice: String, String, String)

  /// Returns the `.when` rule with an index as text: `the rule .when number 2, which sets alpha`.
  private static func rule(_ index: Int, _ properties: [String]) -> String {
    let sets = properties.isEmpty ? "" : ", which sets \(properties.joined(separator: ", "))"
    return "the rule .when number \(index + 1)\(sets)"
  }

  /// The finding as a sentence.
  public var description: String {
    switch self {
    case .conflict(let first, let second, let property):
      "\(first) and \(second) both set \(property); \(second) wins."
    case .overridden(let choice, let value, let other, let property):
      "The value \(value) of \(choice) sets \(property), but \(other) always replaces it."
    case .unreachable(let index, let properties):
      "No selection meets the condition of \(Self.rule(index, properties))."
    case .unmet(let index, let properties, let count):
      "None of \(count) selections that were tried meets the condition of \(Self.rule(index, properties))."
    case .sameName(let choice, let value):
      "Several values of \(choice) are called \(value)."
    case .withoutEffect(let choice, let value):
      "The value \(value) of \(choice) changes nothing."
    case .equal(let choice, let first, let second):
      "The values \(first) and \(second) of \(choice) have the same effect."
    }
  }
}

extension Recipe {
  /// Returns the doubtful parts of the recipe: choices that set the same property, always or in the same state, values
  /// whose properties later rules always replace, combinations that no selection meets, values that change nothing,
  /// values with the same effect, and values of the same name.
  ///
  /// A value is judged together with the other choices: in all combinations up to ``combinationLimit``, and above it
  /// in the given selection, with each other value alone, and with each two of them.
  ///
  /// ```swift
  /// for finding in Mod.chip.report(on: Button(), from: ChipLook(intent: .plain)) { print(finding) }
  /// // intent and size both set layer.cornerRadius; size wins.
  /// ```
  ///
  /// - Parameters:
  ///   - root: The value that the styles are tried on. It is evaluated for each style, because a class is changed in
  ///     place.
  ///   - look: The selection that gives the values of properties without rules.
  /// - Complexity: O(*a*² · *v*² · *n*) for *a* choices with *v* values and *n* stored properties; each finding that a
  ///   value has no effect or is lost costs O(*c* · *n*) more, for *c* combinations, at most a few thousand.
  public func report(on root: @autoclosure () -> Root, from look: Look) -> [RecipeFinding] {
    withoutActuallyEscaping(root) { root in
      let reporter = RecipeReporter(self, from: look, on: root)
      return reporter.conflicts + reporter.overridden + reporter.unmetConditions + reporter.effects + reporter.sameNames
    }
  }
}

extension Recipe where Look: DefaultVariants {
  /// Returns the doubtful parts of the recipe. See ``report(on:from:)``.
  ///
  /// - Complexity: As ``report(on:from:)``.
  public func report(on root: @autoclosure () -> Root) -> [RecipeFinding] { report(on: root(), from: Look()) }
}
