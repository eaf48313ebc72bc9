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
