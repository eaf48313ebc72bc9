import Mod

// Correct programs never use these declarations. To a misspelled key path the compiler adds that it is not writable,
// and often prints that first. With an overload for read-only ones, it reports the missing member alone.

extension RecipeRule {
  @available(*, unavailable, message: "the choice is read-only, or neither a Bool nor CaseIterable")
  @_disfavoredOverload
  public static func on<Value>(
    _ axis: KeyPath<Look, Value>, @ModBuilder<Root> _ style: (Value) -> Mod<Root>
  ) -> RecipeRule { .base() }

  @available(*, unavailable, message: "a choice is read-only, or neither a Bool nor CaseIterable")
  @_disfavoredOverload
  public static func on<First, Second>(
    _ first: KeyPath<Look, First>, _ second: KeyPath<Look, Second>,
    @ModBuilder<Root> _ style: (First, Second) -> Mod<Root>
  ) -> RecipeRule { .base() }

  @available(*, unavailable, message: "an optional Bool makes no pair: declare three cases, or write '.when'")
  @_disfavoredOverload
  public static func on<Second>(
    _ first: KeyPath<Look, Bool?>, _ second: KeyPath<Look, Second>,
    @ModBuilder<Root> _ style: (Bool?, Second) -> Mod<Root>
  ) -> RecipeRule { .base() }

  @available(*, unavailable, message: "an optional Bool makes no pair: declare three cases, or write '.when'")
  @_disfavoredOverload
  public static func on<First>(
    _ first: KeyPath<Look, First>, _ second: KeyPath<Look, Bool?>,
    @ModBuilder<Root> _ style: (First, Bool?) -> Mod<Root>
  ) -> RecipeRule { .base() }

  @available(*, unavailable, message: "an optional Bool makes no pair: declare three cases, or write '.when'")
  @_disfavoredOverload
  public static func on(
    _ first: KeyPath<Look, Bool?>, _ second: KeyPath<Look, Bool?>,
    @ModBuilder<Root> _ style: (Bool?, Bool?) -> Mod<Root>
  ) -> RecipeRule { .base() }

  @available(*, unavailable, message: "a rule is about one choice or two; write '.when({ $0.isWide && … }, …)'")
  @_disfavoredOverload
  public static func on<First, Second, Third>(
    _ first: KeyPath<Look, First>, _ second: KeyPath<Look, Second>, _ third: KeyPath<Look, Third>,
    @ModBuilder<Root> _ style: (First, Second, Third) -> Mod<Root>
  ) -> RecipeRule { .base() }

  @available(*, unavailable, message: "the choice is read-only, or neither a Bool nor CaseIterable")
  @_disfavoredOverload
  public static func on(_ axis: KeyPath<Look, Bool>, _ mods: Mod<Root>...) -> RecipeRule { .base() }

  @available(*, unavailable, message: "the part is read-only")
  @_disfavoredOverload
  public static func part<Part>(_ part: KeyPath<Root, Part>, _ rules: RecipeRule<Part, Look>...) -> RecipeRule {
    .base()
  }

  @available(*, unavailable, message: "the slot is read-only")
  @_disfavoredOverload
  public static func slot<Part>(_ slot: KeyPath<Root, Mod<Part>>, _ rules: RecipeRule<Part, Look>...) -> RecipeRule {
    .base()
  }
}

extension Recipe {
  @available(*, unavailable, message: "an enumeration is closed; 'adding' takes values of an 'OpenChoice'")
  @_disfavoredOverload
  public func adding<Value: CaseIterable>(
    _ values: Value..., to axis: KeyPath<Look, Value>, @ModBuilder<Root> _ style: (Value) -> Mod<Root>
  ) -> Recipe { self }
}

@available(*, unavailable, message: "a recipe has rules for choices: 'Recipe<Button, ChipLook>(.on(\\.size) { … })'")
extension Recipe where Root == View, Look == OtherLook {
  public init<Choices, Style>(_ choices: Choices, _ style: (Choices) -> Style) { self.init() }
}

/// A selection without choices.
@available(*, unavailable, message: "a recipe has rules for choices: 'Recipe<Button, ChipLook>(.on(\\.size) { … })'")
public struct OtherLook: DefaultVariants {
  /// Creates a selection.
  public init() {}
}
