extension Mod where Root: ~Copyable {
  /// Applies Mods to those roots for which a predicate holds at that moment.
  ///
  /// ```swift
  /// let dimmed: Mod<Button> = .where({ !$0.isEnabled }, .alpha(0.5))
  /// ```
  ///
  /// The predicate is asked once, before the first of the Mods.
  @inlinable
  public static func `where`(
    _ predicate: @escaping @Sendable (borrowing Root) -> Bool,
    _ mods: Mod...
  ) -> Mod {
    let mod = Mod(list: mods)
    return Mod({ root in if predicate(root) { mod(&root) } }, depth: mod.depth + 1)
  }
}
