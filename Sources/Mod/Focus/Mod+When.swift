extension Mod where Root: ~Copyable {
  /// Returns Mods for a condition that is known when the Mod is made, or other Mods if it is false.
  ///
  /// ```swift
  /// let style: Mod<Label> = .when(isUrgent, .textColor(.systemRed), else: .textColor(.secondaryLabel))
  /// ```
  @inlinable public static func when(_ condition: Bool, _ mods: Mod..., else others: Mod...) -> Mod {
    condition ? Mod(list: mods) : Mod(inlining: others)
  }
}

extension Mod {
  /// Returns a Mod that applies Mods if a property of the root is `true` at that moment, and other Mods otherwise.
  ///
  /// ```swift
  /// let style: Mod<Button> = .when(\.isEnabled, .alpha(1), else: .alpha(0.5))
  /// ```
  @inlinable public static func when(
    _ condition: any KeyPath<Root, Bool> & Sendable,
    _ mods: Mod...,
    else others: Mod...
  ) -> Mod {
    let mod = Mod(list: mods)
    let other = Mod(list: others)
    return Mod(
      { root in root[keyPath: condition] ? mod.change(&root) : other.change(&root) },
      depth: max(mod.depth, other.depth) + 1, isIsolated: mod.isIsolated || other.isIsolated
    )
  }
}

extension Mod where Root: ~Copyable {
  /// Returns the Mod that a closure makes of a value, or another Mod if the value is `nil`.
  ///
  /// ```swift
  /// let style: Mod<Label> = .ifLet(subtitle) { .text($0) }
  /// ```
  @inlinable public static func ifLet<Value>(
    _ value: Value?,
    _ mod: (Value) -> Mod,
    else other: Mod = .identity
  ) -> Mod {
    value.map(mod) ?? other
  }

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
