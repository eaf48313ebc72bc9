import Mod

/// A finding about a recipe, such as two choices that set the same property.
public enum RecipeFinding: Equatable, Sendable, CustomStringConvertible {
  /// Two choices set the same property, so that the order of the rules decides: `size, intent: layer.cornerRadius`.
  ///
  /// A property that both set in the same state has the state after it: `alpha in .highlighted`. There, the base counts
  /// as well. A rule about two choices has the names of both, `size, intent`, and is in conflict with rules about
  /// others.
  case conflict(String, String, property: String)
  /// No selection meets the condition of the combination with this index among the recipe's `.when` rules.
  case unreachable(combination: Int)
  /// None of the selections that were tried meets the condition of the combination with this index, among more than
  /// could be tried.
  case unmet(combination: Int, tried: Int)
  /// A value of a choice changes nothing that another value of it or the base does not.
  ///
  /// If the value changes another part of the root, the choice is called that of the part: `size in title`.
  case withoutEffect(choice: String, value: String)
  /// Two values of a choice have the same effect, perhaps in one part of the root: `size in title`.
  case equal(choice: String, String, String)

  /// The finding as a sentence.
  public var description: String {
    switch self {
    case .conflict(let first, let second, let property):
      "\(first) and \(second) both set \(property); \(second) wins."
    case .unreachable(let index):
      "No selection meets the condition of combination \(index + 1)."
    case .unmet(let index, let count):
      "None of \(count) selections that were tried meets the condition of combination \(index + 1)."
    case .withoutEffect(let choice, let value):
      "The value \(value) of \(choice) changes nothing."
    case .equal(let choice, let first, let second):
      "The values \(first) and \(second) of \(choice) have the same effect."
    }
  }
}

extension Recipe {
  /// Returns what is doubtful in the recipe: choices that set the same property, always or in the same state,
  /// combinations that no selection meets, values that change nothing, and values with the same effect.
  ///
  /// ```swift
  /// for finding in Mod.chip.report(on: Button(), from: ChipLook(intent: .plain)) { print(finding) }
  /// // intent and size both set layer.cornerRadius; size wins.
  /// ```
  ///
  /// - Parameters:
  ///   - root: The value that the styles are tried on. It is evaluated for each, because a class is changed in place.
  ///   - look: The selection that gives the values of properties without rules.
  /// - Complexity: O(*a*² · *v*² · *n*) for *a* choices with *v* values and *n* stored properties.
  public func report(on root: @autoclosure () -> Root, from look: Look) -> [RecipeFinding] {
    withoutActuallyEscaping(root) { root in
      let reporter = RecipeReporter(self, from: look, on: root)
      return reporter.conflicts + reporter.unmetConditions + reporter.effects
    }
  }
}

extension Recipe where Look: DefaultVariants {
  /// Returns what is doubtful in the recipe, as ``report(on:from:)`` does.
  ///
  /// - Complexity: As ``report(on:from:)``.
  public func report(on root: @autoclosure () -> Root) -> [RecipeFinding] { report(on: root(), from: Look()) }
}
