import Mod

/// A part of a ``Recipe`` about one choice, one combination of choices, or one part of the root.
public struct RecipeRule<Root, Look: Variants>: Sendable {
  internal var base: [RecipeBase<Root>] = []
  internal var axes: [RecipeAxis<Root, Look>] = []
  internal var compounds: [RecipeCompound<Root, Look>] = []

  /// Applies Mods to every selection, before all other rules.
  public static func base(_ mods: Mod<Root>...) -> RecipeRule {
    RecipeRule(base: mods.map(RecipeBase.mod))
  }

  /// Applies a style for each value of a choice.
  ///
  /// ```swift
  /// let rule = RecipeRule<Button, ChipLook>.on(\.intent) { $0 == .plain ? .alpha(0.5) : .tintColor(.systemRed) }
  /// ```
  ///
  /// - Parameters:
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value. It is called once for each value, when the recipe is made.
  /// - Precondition: Every value that a selection has is in `allCases`.
  /// - Complexity: O(*n*) for *n* values.
  public static func on<Value: CaseIterable & Hashable & Sendable>(
    _ axis: any WritableKeyPath<Look, Value> & Sendable,
    @ModBuilder<Root> _ style: (Value) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(axis, values: Array(Value.allCases), style)])
  }

  /// Applies Mods if a choice is `true`.
  public static func on(
    _ axis: any WritableKeyPath<Look, Bool> & Sendable,
    _ mods: Mod<Root>...
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(axis, values: [false, true]) { $0 ? .combine(mods) : .identity }])
  }

  /// Applies the style of the value of a choice that is `true` or `false`.
  ///
  /// - Parameters:
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value. It is called once for each, when the recipe is made.
  public static func on(
    _ axis: any WritableKeyPath<Look, Bool> & Sendable, @ModBuilder<Root> _ style: (Bool) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(axis, values: [false, true], style)])
  }

  /// Applies a style for each step of a number.
  ///
  /// ```swift
  /// struct CardLook: DefaultVariants { var inset = 8.0 }
  ///
  /// let card: Recipe<Button, CardLook> = Recipe(
  ///   .on(\.inset, in: 0...24, step: 4) { .contentEdgeInsets(EdgeInsets($0)) })
  /// let button = Button("Save", card(\.inset .~ 12))
  /// ```
  ///
  /// A number between two steps has the style of the nearest one, and a number outside of the range that of its nearest
  /// end. A workbench shows a slider for the number. Combinations have both ends of its range.
  ///
  /// - Parameters:
  ///   - axis: The choice, a stored property of the selection.
  ///   - range: The least and the greatest number.
  ///   - step: The difference between two steps, of which the first one is the least number. 1 by default.
  ///   - style: Returns the style of a step. It is called once for each, when the recipe is made.
  /// - Precondition: The range is finite, the step is positive and finite, and there are at most 1,000 steps.
  /// - Complexity: O(*n*) for *n* steps.
  public static func on(
    _ axis: any WritableKeyPath<Look, Double> & Sendable, in range: ClosedRange<Double>, step: Double = 1,
    @ModBuilder<Root> _ style: (Double) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(axis, steps: RecipeSteps(range, step: step), style)])
  }

  /// Applies a style for each pair of values of two choices, as one of the combinations: after the styles of all single
  /// choices.
  ///
  /// ```swift
  /// let rule = RecipeRule<Button, ChipLook>.on(\.intent, \.size) {
  ///   switch ($0, $1) {
  ///   case (.danger, .large): .layer.borderWidth(2)
  ///   case (.danger, _): .layer.borderWidth(1)
  ///   case (.plain, _): .identity
  ///   }
  /// }
  /// ```
  ///
  /// Choices that are Booleans or optionals make pairs, too.
  ///
  /// - Parameters:
  ///   - first: A choice, a stored property of the selection.
  ///   - second: Another choice.
  ///   - style: Returns the style of a pair. It is called once for each, when the recipe is made.
  /// - Precondition: Every value that a selection has is in `allCases`.
  /// - Complexity: O(*m* · *n*) for *m* and *n* values.
  public static func on<First: CaseIterable & Hashable & Sendable, Second: CaseIterable & Hashable & Sendable>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    @ModBuilder<Root> _ style: (First, Second) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(first, second, style)])
  }

  /// Applies Mods to the selections that meet a condition, after the styles of all choices.
  public static func when(_ condition: @escaping @Sendable (Look) -> Bool, _ mods: Mod<Root>...) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(condition, .combine(mods))])
  }

  /// Applies rules to a part of the root: `.part(\.titleLabel, .on(\.size) { … })`.
  ///
  /// Each rule keeps its place in the order of the whole recipe: a base of a part comes before all choices.
  ///
  /// - Complexity: O(*n*) for *n* values of all choices of the rules.
  public static func part<Part>(
    _ part: any WritableKeyPath<Root, Part> & Sendable,
    _ rules: RecipeRule<Part, Look>...
  ) -> RecipeRule {
    lifted(rules, to: part, isPart: true) { .at(part, $0) }
  }

  /// Adds to the Mods of a component's part: `.slot(\.title, .on(\.size) { … })`.
  ///
  /// A component that takes one Mod for each part is styled like that:
  ///
  /// ```swift
  /// struct CardStyle { var title = Mod<Label>.identity; var image = Mod<ImageView>.identity }
  ///
  /// let card: Recipe<CardStyle, CardLook> = Recipe(.slot(\.title, .base(.font(.headline))))
  /// let style = configure(CardStyle(), with: card(CardLook()) <> .slot(\.title, .textColor(.systemRed)))
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* values of all choices of the rules.
  public static func slot<Part>(
    _ slot: any WritableKeyPath<Root, Mod<Part>> & Sendable,
    _ rules: RecipeRule<Part, Look>...
  ) -> RecipeRule {
    lifted(rules, to: slot, isPart: false) { .slot(slot, $0) }
  }

  /// Returns one rule for several.
  @_semantics("optimize.sil.specialize.generic.never")
  internal static func joined(_ rules: [RecipeRule]) -> RecipeRule {
    RecipeRule(base: rules.flatMap(\.base), axes: rules.flatMap(\.axes), compounds: rules.flatMap(\.compounds))
  }

  /// Returns one rule for all rules of a part. A closure turns their Mods into Mods of the root.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func lifted<Part>(
    _ rules: [RecipeRule<Part, Look>], to part: AnyKeyPath, isPart: Bool,
    _ lift: @escaping @Sendable (Mod<Part>) -> Mod<Root>
  ) -> RecipeRule {
    let (rule, part) = (RecipeRule<Part, Look>.joined(rules), RecipePart(part))
    return RecipeRule(
      base: rule.base.map { $0.lifted(lift, toPart: isPart) },
      axes: rule.axes.map { $0.lifted(to: part, lift) },
      compounds: rule.compounds.map { $0.lifted(to: part, lift) })
  }
}

extension Mod {
  /// Adds Mods to a part of a value that holds a Mod for each part of a component: `.slot(\.title, .numberOfLines(1))`.
  public static func slot<Part>(
    _ slot: any WritableKeyPath<Root, Mod<Part>> & Sendable,
    _ mods: Mod<Part>...
  ) -> Mod {
    let added = Mod<Part>(list: mods)
    return Mod { $0[keyPath: slot] += added }
  }
}

/// The part of the root that a rule of a recipe is about, or the root itself.
internal struct RecipePart: Hashable, Sendable {
  /// The name, with the names of the parts around it: `title`. Empty for the root.
  ///
  /// A computed property may have no name at run time, and then has its type.
  internal let name: String

  /// The path, which distinguishes computed properties of one type, in one process.
  private let path: String

  /// Whether each part has its own name.
  internal var isNamed: Bool { name == path }

  internal init(_ name: String = "") { (self.name, path) = (name, name) }

  private init(_ name: String, _ path: String) { (self.name, self.path) = (name, path) }

  /// Creates the part at a key path: `\CardStyle.title`.
  internal init(_ keyPath: AnyKeyPath) { self.init(keyPath.printedPath, keyPath.path) }

  /// Returns the part as a part of a larger part.
  internal func lifted(to outer: RecipePart) -> RecipePart {
    RecipePart(Self.joined(outer.name, name), Self.joined(outer.path, path))
  }

  private static func joined(_ outer: String, _ inner: String) -> String {
    inner.isEmpty ? outer : outer.isEmpty ? inner : "\(outer).\(inner)"
  }
}
