infix operator <> : AdditionPrecedence

extension Mod where Root: ~Copyable {
  /// The Mod that changes nothing, which is the neutral element of `+` and `<>`.
  @inlinable public static var identity: Mod { Mod { _ in } }

  /// Returns a Mod that applies `first`, then `second`. If both change the same property, the second wins.
  ///
  /// ```swift
  /// let style: Mod<Label> = .text("Views") + .numberOfLines(0)
  /// ```
  ///
  /// - Note: `<>` is the same. Lists (`[a, b]`) and `<>` are the fastest to type-check.
  @inlinable public static func + (first: Mod, second: Mod) -> Mod {
    let depth = max(first.depth, second.depth) + 1
    guard depth <= Chain<Root>.depthLimit else { return Chain.joining(first, second) }
    let isIsolated = first.isIsolated || second.isIsolated
    let (first, second) = (first.change, second.change)
    return Mod(
      { root in
        first(&root)
        second(&root)
      },
      depth: depth, isIsolated: isIsolated
    )
  }

  /// Returns a Mod that applies `first`, then `second`. If both change the same property, the second wins.
  ///
  /// - Note: `+` is the same.
  @inlinable public static func <> (first: Mod, second: Mod) -> Mod { first + second }

  /// Appends a Mod, which is applied after all others.
  ///
  /// - Complexity: O(1), so that *n* of them take O(*n*).
  @inlinable public static func += (first: inout Mod, second: Mod) { first = first + second }

  /// Returns a Mod that applies all Mods of a sequence, in order.
  ///
  /// ```swift
  /// let style = Mod.combine(themes.map(\.style))
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* Mods.
  public static func combine(_ mods: some Sequence<Mod>) -> Mod {
    Mod(list: Array(mods))
  }
}
