extension Mod where Root: ~Copyable {
  /// Returns a Mod that applies Mods if the root satisfies a predicate at that moment.
  ///
  /// ```swift
  /// let dimmed: Mod<Button> = .where({ !$0.isEnabled }, .alpha(0.5))
  /// ```
  ///
  /// The predicate is evaluated once, before the first of the Mods.
  @inlinable @_disfavoredOverload public static func `where`(
    _ predicate: @escaping @Sendable (borrowing Root) -> Bool,
    _ mods: Mod...
  ) -> Mod {
    let mod = Mod(list: mods)
    return Mod(
      { root in if predicate(root) { mod.change(&root) } }, depth: mod.depth + 1, isIsolated: mod.isIsolated)
  }
}
