extension Mod {
  /// Sets the property at a key path: `.set(\.dateStyle, .short)`.
  ///
  /// It does the same as `\.dateStyle .~ .short`.
  @inlinable public static func set<Value: Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> Mod {
    Mod { $0[keyPath: keyPath] = value }
  }
}
