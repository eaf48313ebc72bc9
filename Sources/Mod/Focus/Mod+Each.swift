extension Mod {
  /// Returns a Mod that applies Mods to each element of a collection, in order.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public static func each(_ mods: Mod<Root.Element>...) -> Mod
  where Root: MutableCollection & SendableMetatype, Root.Index: SendableMetatype {
    let mod = Mod<Root.Element>(list: mods)
    return Mod(
      { root in
        var index = root.startIndex
        while index != root.endIndex {
          mod(&root[index])
          root.formIndex(after: &index)
        }
      },
      depth: mod.depth + 1, isIsolated: false
    )
  }

  /// Returns a Mod that applies Mods to each element of the collection at a key path, in order.
  ///
  /// ```swift
  /// let spaced: Mod<Toolbar> = .each(\.items, .width(44))
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public static func each<Elements: MutableCollection>(
    _ keyPath: any WritableKeyPath<Root, Elements> & Sendable,
    _ mods: Mod<Elements.Element>...
  ) -> Mod where Elements: SendableMetatype, Elements.Index: SendableMetatype {
    .at(keyPath, .each(Mod<Elements.Element>(list: mods)))
  }
}
