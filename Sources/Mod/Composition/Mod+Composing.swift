extension Mod where Root: ~Copyable {
  /// The Mod that changes nothing: the neutral element of `+` and `<>`.
  @inlinable
  public static var identity: Mod { Mod { _ in } }

  /// First `first`, then `second`; where both change the same thing, the second wins.
  ///
  /// ```swift
  /// let style: Mod<Label> = .text("Views") + .numberOfLines(0)
  /// ```
  ///
  /// - Note: `<>` says the same. Lists (`[a, b]`) and `<>` are the quickest for the compiler to type-check.
  @inlinable
  public static func + (first: Mod, second: Mod) -> Mod {
    let depth = max(first.depth, second.depth) + 1
    guard depth <= Chain<Root>.depthLimit else { return Chain.joining(first, second) }
    let (first, second) = (first.change, second.change)
    return Mod(
      { root in
        first(&root)
        second(&root)
      },
      depth: depth
    )
  }

  /// First `first`, then `second`; where both change the same thing, the second wins.
  ///
  /// - Note: `+` says the same.
  @inlinable
  public static func <> (first: Mod, second: Mod) -> Mod {
    first + second
  }

  /// Appends a change, to run after all that the Mod does already.
  ///
  /// - Complexity: O(1), so that *n* of them are O(*n*).
  @inlinable
  public static func += (first: inout Mod, second: Mod) {
    first = first + second
  }

  /// All Mods of a sequence as one, in their order.
  ///
  /// ```swift
  /// let style = Mod.combine(themes.map(\.style))
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of Mods.
  public static func combine(_ mods: some Sequence<Mod>) -> Mod {
    var level = Array(mods)
    guard !level.isEmpty else { return .identity }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 2).map { index in
        index + 1 < level.count ? level[index] + level[index + 1] : level[index]
      }
    }
    return level[0]
  }
}
