extension Mod where Root: ~Copyable {
  /// Returns a Mod that applies Mods to the value of an optional root, and does nothing to `nil`.
  @inlinable public static func unwrapped<Wrapped: ~Copyable>(_ mods: Mod<Wrapped>...) -> Mod where Root == Wrapped? {
    let mod = Mod<Wrapped>(list: mods)
    return Mod(
      { root in
        // Moving the value out and back changes it in place, without a copy.
        guard var value = root.take() else { return }
        mod(&value)
        root = consume value
      },
      depth: mod.depth + 1, isIsolated: false
    )
  }
}

extension Mod {
  /// Returns a Mod that applies Mods to the value of the optional at a key path, and does nothing to `nil`.
  ///
  /// ```swift
  /// let shout: Mod<Label> = .unwrapped(\.text, Mod { $0 = $0.uppercased() })
  /// ```
  @inlinable public static func unwrapped<Wrapped>(
    _ keyPath: any WritableKeyPath<Root, Wrapped?> & Sendable,
    _ mods: Mod<Wrapped>...
  ) -> Mod {
    .at(keyPath, .unwrapped(Mod<Wrapped>(list: mods)))
  }
}
