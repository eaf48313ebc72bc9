import Mod

/// The styles of combinations of choices: one style for the selections that meet a condition, or one for each pair of
/// values of two choices.
internal struct RecipeCompound<Root, Look: Variants>: Sendable {
  /// The part of the root that the styles are about.
  internal let part: RecipePart

  /// The condition on which the style depends, or `nil` for the styles of pairs.
  internal let condition: (@Sendable (Look) -> Bool)?

  /// The two choices of pairs, without styles of their own. Empty for a condition.
  internal let axes: [RecipeAxis<Root, Look>]

  internal let styles: [Mod<Root>]

  /// Returns the styles of states in the style at an index.
  internal let stateStyles: @Sendable (Int) -> [RecipeStateStyle<Root>]

  /// Returns the index of the style of a selection, -1 for a pair with a value that an open choice does not list, or
  /// `nil` if the selection has no style.
  internal let index: @Sendable (Look) -> Int?

  /// Returns the style of a pair with a value that an open choice does not list, or `nil` if no choice is open.
  internal let other: (@Sendable (Look) -> Mod<Root>)?

  /// Creates the style of the selections that meet a condition.
  internal init(_ condition: @escaping @Sendable (Look) -> Bool, _ style: Mod<Root>) {
    part = RecipePart()
    self.condition = condition
    axes = []
    styles = [style]
    stateStyles = { _ in RecipeStateStyle.all(in: style) }
    index = { condition($0) ? 0 : nil }
    other = nil
  }

  /// Creates the styles of all pairs of values of two choices.
  internal init<First: CaseIterable & Hashable & Sendable, Second: CaseIterable & Hashable & Sendable>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    _ style: (First, Second) -> Mod<Root>
  ) {
    let (values, others) = (Array(First.allCases).unique, Array(Second.allCases).unique)
    self.init(
      RecipeAxis(first, values: values) { _ in .identity }, RecipeAxis(second, values: others) { _ in .identity },
      values.flatMap { value in others.map { style(value, $0) } })
  }

  /// Creates the styles of all pairs of values of two choices with few values. The choices may be open.
  internal init<First: Hashable & Sendable, Second: Hashable & Sendable>(
    open first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    _ style: @escaping @Sendable (First, Second) -> Mod<Root>
  ) {
    let unlisted = OpenStyles { (pair: ValuePair<First, Second>) in style(pair.first, pair.second) }
    let (values, others) = (First.allValues ?? [], Second.allValues ?? [])
    self.init(
      Self.axis(first, values), Self.axis(second, others), values.flatMap { value in others.map { style(value, $0) } }
    ) { unlisted[ValuePair(first: $0[keyPath: first], second: $0[keyPath: second])] }
  }

  private init(
    _ first: RecipeAxis<Root, Look>, _ second: RecipeAxis<Root, Look>, _ styles: [Mod<Root>],
    _ other: (@Sendable (Look) -> Mod<Root>)? = nil
  ) {
    part = RecipePart()
    condition = nil
    axes = [first, second]
    self.styles = styles
    stateStyles = { RecipeStateStyle.all(in: styles[$0]) }
    index = { [one = first.index, another = second.index, count = second.values.count] look in
      let (first, second) = (one(look), another(look))
      return first < 0 || second < 0 ? -1 : first * count + second
    }
    self.other = other
  }

  private init<Part>(
    _ other: RecipeCompound<Part, Look>, to outer: RecipePart, _ lift: @escaping @Sendable (Mod<Part>) -> Mod<Root>
  ) {
    part = other.part.lifted(to: outer)
    condition = other.condition
    axes = other.axes.map { $0.lifted(to: outer, lift) }
    styles = other.styles.map(lift)
    stateStyles = { [stateStyles = other.stateStyles] in stateStyles($0).map { $0.lifted(lift) } }
    index = other.index
    self.other = other.other.map { style in { @Sendable (look: Look) in lift(style(look)) } }
  }

  /// Returns the styles of a part as styles of the whole, by a closure.
  @_semantics("optimize.sil.specialize.generic.never")
  internal func lifted<Whole>(
    to outer: RecipePart, _ lift: @escaping @Sendable (Mod<Root>) -> Mod<Whole>
  ) -> RecipeCompound<Whole, Look> {
    RecipeCompound<Whole, Look>(self, to: outer, lift)
  }

  /// Returns the style of a selection, or `nil` if it has none.
  internal func style(of look: Look) -> Mod<Root>? {
    index(look).map { $0 < 0 ? other?(look) ?? .identity : styles[$0] }
  }

  /// Returns the styles of states in the style of a selection.
  internal func stateStyles(of look: Look) -> [RecipeStateStyle<Root>] {
    guard let index = index(look) else { return [] }
    return index < 0 ? other.map { RecipeStateStyle.all(in: $0(look)) } ?? [] : stateStyles(index)
  }

  private static func axis<Value: Hashable & Sendable>(
    _ property: any WritableKeyPath<Look, Value> & Sendable, _ values: [Value]
  ) -> RecipeAxis<Root, Look> {
    guard Value.isOpen else { return RecipeAxis(property, values: values) { _ in .identity } }
    return RecipeAxis(open: property, values: values) { _ in .identity }
  }
}

/// A value of one choice with a value of another.
private struct ValuePair<First: Hashable & Sendable, Second: Hashable & Sendable>: Hashable, Sendable {
  let first: First
  let second: Second
}
