extension Mod {
  /// Sets the property at the end of a key path: `.set(\.dateStyle, .short)`.
  ///
  /// The result is that of `\.dateStyle -- .short`, which more than a dozen times in one expression is more than the type
  /// checker bears if the expression has no written type. This form stays quick at any length:
  ///
  /// ```swift
  /// let label = Label() |> [.set(\.text, "Views"), .set(\.numberOfLines, 2)]
  /// ```
  @inlinable
  public static func set<Value: Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> Mod {
    Mod { $0[keyPath: keyPath] = value }
  }
}
