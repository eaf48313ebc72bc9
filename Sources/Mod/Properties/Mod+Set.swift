extension Mod {
  /// Sets the property at a key path: `.set(\.dateStyle, .short)`.
  ///
  /// It does the same as `\.dateStyle -- .short`. More than a dozen of those in one expression take the type checker
  /// too long if the expression has no type annotation. This form stays fast at any length:
  ///
  /// ```swift
  /// let label = Label() |> [.set(\.text, "Views"), .set(\.numberOfLines, 2)]
  /// ```
  @inlinable public static func set<Value: Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> Mod {
    Mod { $0[keyPath: keyPath] = value }
  }
}
