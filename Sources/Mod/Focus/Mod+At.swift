extension Mod {
  /// Returns a Mod that applies Mods to the part of the root at a key path.
  ///
  /// ```swift
  /// Button("Save") |> .at(\.layer, .cornerRadius(6), .borderWidth(1))
  /// ```
  ///
  /// The part is changed in place. Focusing on `a + b` is the same as focusing on `a`, then on `b`.
  @inlinable public static func at<Part>(
    _ keyPath: any WritableKeyPath<Root, Part> & Sendable,
    _ mods: Mod<Part>...
  ) -> Mod {
    let mod = Mod<Part>(list: mods)
    return Mod({ mod(&$0[keyPath: keyPath]) }, depth: mod.depth + 1, isIsolated: false)
  }
}
