extension Mod {
  /// Applies Mods to each element of a collection, in its order.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public static func each(_ mods: Mod<Root.Element>...) -> Mod
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
      depth: mod.depth + 1
    )
  }

  /// Applies Mods to each element of the collection that a key path leads to, in its order.
  ///
  /// ```swift
  /// let spaced: Mod<Toolbar> = .each(\.items, .width(44))
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public static func each<Elements: MutableCollection>(
    _ keyPath: any WritableKeyPath<Root, Elements> & Sendable,
    _ mods: Mod<Elements.Element>...
  ) -> Mod where Elements: SendableMetatype, Elements.Index: SendableMetatype {
    .at(keyPath, .each(Mod<Elements.Element>(list: mods)))
  }
}
