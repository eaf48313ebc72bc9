import Mod

extension RecipeRule {
  /// Applies a style for each pair of values of an open choice and another one: see ``on(_:_:_:)``.
  ///
  /// - Complexity: O(*m* · *n*) for *m* and *n* values.
  public static func on<First: OpenChoice, Second: CaseIterable & Hashable & Sendable>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (First, Second) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(open: first, second, style)])
  }

  /// Applies a style for each pair of values of a choice and an open one: see ``on(_:_:_:)``.
  ///
  /// - Complexity: O(*m* · *n*) for *m* and *n* values.
  public static func on<First: CaseIterable & Hashable & Sendable, Second: OpenChoice>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (First, Second) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(open: first, second, style)])
  }

  /// Applies a style for each pair of values of two open choices: see ``on(_:_:_:)``.
  ///
  /// - Complexity: O(*m* · *n*) for *m* and *n* values.
  public static func on<First: OpenChoice, Second: OpenChoice>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (First, Second) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(open: first, second, style)])
  }

  /// Applies a style for each pair of values of a choice and a Boolean or an optional one: see ``on(_:_:_:)``.
  ///
  /// - Complexity: O(*m* · *n*) for *m* and *n* values.
  public static func on<First: CaseIterable & Hashable & Sendable, Second: FiniteChoice & Sendable>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (First, Second) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(open: first, second, style)])
  }

  /// Applies a style for each pair of values of a Boolean or an optional choice and another one: see ``on(_:_:_:)``.
  ///
  /// - Complexity: O(*m* · *n*) for *m* and *n* values.
  public static func on<First: FiniteChoice & Sendable, Second: CaseIterable & Hashable & Sendable>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (First, Second) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(open: first, second, style)])
  }

  /// Applies a style for each pair of values of two Boolean or optional choices: see ``on(_:_:_:)``.
  ///
  /// - Complexity: O(*m* · *n*) for *m* and *n* values.
  public static func on<First: FiniteChoice & Sendable, Second: FiniteChoice & Sendable>(
    _ first: any WritableKeyPath<Look, First> & Sendable, _ second: any WritableKeyPath<Look, Second> & Sendable,
    @ModBuilder<Root> _ style: @escaping @Sendable (First, Second) -> Mod<Root>
  ) -> RecipeRule {
    RecipeRule(compounds: [RecipeCompound(open: first, second, style)])
  }
}

/// A choice of few values that is not `CaseIterable` itself: a Boolean, or an optional.
///
/// A rule about two choices takes it as either of them: `.on(\.size, \.isWide) { size, isWide in … }`.
public protocol FiniteChoice: Hashable {}

extension Bool: FiniteChoice {}

extension Optional: FiniteChoice where Wrapped: CaseIterable & Hashable {}
