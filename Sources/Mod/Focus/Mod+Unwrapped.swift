extension Mod where Root: ~Copyable {
  /// Applies Mods to an optional root if there is a value in it, and does nothing to `nil`.
  @inlinable
  public static func unwrapped<Wrapped: ~Copyable>(_ mods: Mod<Wrapped>...) -> Mod where Root == Wrapped? {
    let mod = Mod<Wrapped>(list: mods)
    return Mod(
      { root in
        // Moved out and back, the value is changed in place, not copied.
        guard var value = root.take() else { return }
        mod(&value)
        root = consume value
      },
      depth: mod.depth + 1
    )
  }
}

extension Mod {
  /// Applies Mods to the optional that a key path leads to, if there is a value in it.
  ///
  /// ```swift
  /// let shout: Mod<Label> = .unwrapped(\.text, Mod { $0 = $0.uppercased() })
  /// ```
  @inlinable
  public static func unwrapped<Wrapped>(
    _ keyPath: any WritableKeyPath<Root, Wrapped?> & Sendable,
    _ mods: Mod<Wrapped>...
  ) -> Mod {
    .at(keyPath, .unwrapped(Mod<Wrapped>(list: mods)))
  }
}
