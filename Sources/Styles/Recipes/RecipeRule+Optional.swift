import Mod

extension RecipeRule {
  /// Applies a style for each value of an optional choice, and one for `nil`.
  ///
  /// ```swift
  /// enum Tone: CaseIterable { case quiet, loud }
  /// struct NoteLook: DefaultVariants { var tone: Tone? }
  ///
  /// let note: Recipe<Label, NoteLook> = Recipe(
  ///   .on(\.tone) {
  ///     switch $0 {
  ///     case .quiet: .alpha(0.5)
  ///     case .loud: .font(.headline)
  ///     case nil: .identity
  ///     }
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value. It is called once for each and for `nil`, when the recipe is made.
  /// - Precondition: Every value that a selection has is `nil` or in `allCases`.
  /// - Complexity: O(*n*) for *n* values.
  public static func on<Value: CaseIterable & Hashable & Sendable>(
    _ axis: any WritableKeyPath<Look, Value?> & Sendable, @ModBuilder<Root> _ style: (Value?) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(axis, values: [nil] + Value.allCases.map(Optional.some), style)])
  }

  /// Applies a style for each value of an optional choice that is open, and one for `nil`.
  ///
  /// - Parameters:
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value. It is called once for `nil` and each listed value when the recipe is
  ///     made, and once for each other value when a selection has it first.
  /// - Complexity: O(*n*) for *n* values.
  public static func on<Value: OpenChoice>(
    _ axis: any WritableKeyPath<Look, Value?> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (Value?) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(open: axis, values: [nil] + Value.allCases.map(Optional.some), style)])
  }

  /// Applies the style of the value of a choice that is `true`, `false` or `nil`.
  ///
  /// - Parameters:
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value. It is called once for each, when the recipe is made.
  public static func on(
    _ axis: any WritableKeyPath<Look, Bool?> & Sendable, @ModBuilder<Root> _ style: (Bool?) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(axes: [RecipeAxis(axis, values: [nil, false, true], style)])
  }
}

extension Recipe {
  /// Returns the recipe with more values of an optional choice that is open: see `adding(_:to:_:)`.
  ///
  /// - Parameters:
  ///   - values: The values. Those that the recipe lists already have the style, too.
  ///   - axis: The choice, a stored property of the selection.
  ///   - style: Returns the style of a value, which is applied after those of the choices of the recipe.
  /// - Complexity: O(*n*) for *n* values of all choices.
  public func adding<Value: OpenChoice>(
    _ values: Value..., to axis: any WritableKeyPath<Look, Value?> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (Value) -> Mod<Root>
  ) -> Recipe {
    adding(values.map(Optional.some), to: axis, listed: [nil] + Value.allCases.map(Optional.some)) {
      $0.map(style) ?? .identity
    }
  }
}
