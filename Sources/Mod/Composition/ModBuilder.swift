/// A result builder that composes the Mods of a block: `Mod { a; b }`.
@resultBuilder
public enum ModBuilder<Root: ~Copyable> {
  /// Gives a line its type, without which a leading dot would not resolve.
  @inlinable public static func buildExpression(_ mod: Mod<Root>) -> Mod<Root> { mod }

  /// Builds an empty block.
  @inlinable public static func buildBlock() -> Mod<Root> { .identity }

  /// Builds the first line of a block.
  @inlinable public static func buildPartialBlock(first: Mod<Root>) -> Mod<Root> { first }

  /// Appends a line to the lines before it.
  @inlinable public static func buildPartialBlock(accumulated: Mod<Root>, next: Mod<Root>) -> Mod<Root> {
    accumulated + next
  }

  /// Builds an `if` without `else`, which changes nothing if its condition is false.
  @inlinable public static func buildOptional(_ mod: Mod<Root>?) -> Mod<Root> { mod ?? .identity }

  /// Builds the first branch of an `if` or `switch`.
  @inlinable public static func buildEither(first mod: Mod<Root>) -> Mod<Root> { mod }

  /// Builds the second branch of an `if` or `switch`.
  @inlinable public static func buildEither(second mod: Mod<Root>) -> Mod<Root> { mod }

  /// Builds a `for` loop.
  @inlinable public static func buildArray(_ mods: [Mod<Root>]) -> Mod<Root> { .combine(mods) }

  /// Builds an `if #available`.
  @inlinable public static func buildLimitedAvailability(_ mod: Mod<Root>) -> Mod<Root> { mod }
}

extension Mod where Root: ~Copyable {
  /// Composes the Mods of a block, in order, with `if`, `switch`, `for` and `#available`.
  ///
  /// ```swift
  /// let style = Mod<Label> {
  ///   Mod.centered
  ///   if isLong { Mod.multiline }
  /// }
  /// ```
  ///
  /// The block runs once, when the Mod is made. A leading dot at the start of a line would continue the line above, as
  /// everywhere in Swift. Name the type, as here, or end each line with a semicolon.
  @inlinable public init(@ModBuilder<Root> _ mods: () -> Mod) { self = mods() }
}
