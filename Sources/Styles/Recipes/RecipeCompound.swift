import Mod

/// The styles of combinations of choices: one for the selections that meet a condition, or one for each pair of values
/// of two choices.
internal struct RecipeCompound<Root, Look: Variants>: Sendable {
  /// The part of the root that the styles are about.
  internal let part: RecipePart

  /// The conditions on which the style depends.
  internal let conditions: [@Sendable (Look) -> Bool]

  internal let styles: [Mod<Root>]

  /// Returns the index of the style of a selection, or `nil` if it has none.
  internal let index: @Sendable (Look) -> Int?

  /// Creates the style of the selections that meet a condition.
  internal init(_ condition: @escaping @Sendable (Look) -> Bool, _ style: Mod<Root>) {
    part = RecipePart()
    conditions = [condition]
    styles = [style]
    index = { condition($0) ? 0 : nil }
  }

  /// Creates the styles of all pairs of values of two choices.
  @_semantics("optimize.sil.specialize.generic.never")
  internal init<First: Hashable & Sendable, Second: Hashable & Sendable>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ firstValues: [First],
    _ second: any WritableKeyPath<Look, Second> & Sendable, _ secondValues: [Second],
    _ style: (First, Second) -> Mod<Root>
  ) {
    let one = RecipeAxis<Root, Look>(first, values: firstValues) { _ in .identity }
    let other = RecipeAxis<Root, Look>(second, values: secondValues) { _ in .identity }
    part = RecipePart()
    var conditions: [@Sendable (Look) -> Bool] = []
    for value in firstValues { conditions.append { $0[keyPath: first] == value } }
    for value in secondValues { conditions.append { $0[keyPath: second] == value } }
    self.conditions = conditions
    styles = firstValues.flatMap { value in secondValues.map { style(value, $0) } }
    index = { look in
      let (first, second) = (one.index(look), other.index(look))
      return first < 0 || second < 0 ? nil : first * secondValues.count + second
    }
  }

  private init<Part>(
    _ other: RecipeCompound<Part, Look>, part: RecipePart, _ lift: @escaping @Sendable (Mod<Part>) -> Mod<Root>
  ) {
    self.part = part
    conditions = other.conditions
    styles = other.styles.map(lift)
    index = other.index
  }

  /// Returns the styles of a part as those of the whole, which a closure makes of its own.
  @_semantics("optimize.sil.specialize.generic.never")
  internal func lifted<Whole>(
    to name: String, _ lift: @escaping @Sendable (Mod<Root>) -> Mod<Whole>
  ) -> RecipeCompound<Whole, Look> {
    RecipeCompound<Whole, Look>(self, part: part.lifted(to: name), lift)
  }
}
