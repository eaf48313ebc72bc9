/// Builds one Mod from a block of them: `Mod { a; b }`.
@resultBuilder
public enum ModBuilder<Root: ~Copyable> {
  /// A line of a block. It gives the line its type, without which a leading dot would find nothing.
  @inlinable
  public static func buildExpression(_ mod: Mod<Root>) -> Mod<Root> { mod }

  /// An empty block.
  @inlinable
  public static func buildBlock() -> Mod<Root> { .identity }

  /// The first line of a block.
  @inlinable
  public static func buildPartialBlock(first: Mod<Root>) -> Mod<Root> { first }

  /// The lines so far, then the next one.
  @inlinable
  public static func buildPartialBlock(accumulated: Mod<Root>, next: Mod<Root>) -> Mod<Root> {
    accumulated + next
  }

  /// An `if` without `else`, which changes nothing where its condition does not hold.
  @inlinable
  public static func buildOptional(_ mod: Mod<Root>?) -> Mod<Root> { mod ?? .identity }

  /// The branch of an `if` or `switch` that is taken.
  @inlinable
  public static func buildEither(first mod: Mod<Root>) -> Mod<Root> { mod }

  /// The branch of an `if` or `switch` that is taken.
  @inlinable
  public static func buildEither(second mod: Mod<Root>) -> Mod<Root> { mod }

  /// A `for` loop.
  @inlinable
  public static func buildArray(_ mods: [Mod<Root>]) -> Mod<Root> { .combine(mods) }

  /// An `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ mod: Mod<Root>) -> Mod<Root> { mod }
}

extension Mod where Root: ~Copyable {
  /// Composes the Mods of a block, in their order, with `if`, `switch`, `for` and `#available` where they help.
  ///
  /// ```swift
  /// let style = Mod<Label> {
  ///   Mod.centered
  ///   if isLong { Mod.multiline }
  /// }
  /// ```
  ///
  /// The block runs once, when the Mod is made. A leading dot at the start of a line would continue the line above, as
  /// everywhere in Swift: name the type, as here, or end each line with a semicolon.
  @inlinable
  public init(@ModBuilder<Root> _ mods: () -> Mod) {
    self = mods()
  }
}
