extension EnvironmentValues {
  /// Returns the theme of a type, which is the standard one if the surroundings give no other.
  ///
  /// - Complexity: O(1).
  public func theme<Brand: Theme>(_ type: Brand.Type) -> Brand {
    themeReads?.happen()
    return themes[type] ?? Brand.standard
  }

  /// Replaces the theme of its type.
  ///
  /// Use `.theme(…)` to change the theme inside a widget.
  public mutating func setTheme<Brand: Theme>(_ theme: Brand) { themes[Brand.self] = theme }
}

extension Environment where Value: Theme {
  /// Creates a property that reads the theme of a type: `@Environment(Brand.self) var brand`.
  public init(_ type: Value.Type) { self.init(\EnvironmentValues.[ThemeKey<Value>()]) }
}

/// The key of a theme in a key path of the environment.
internal struct ThemeKey<Brand: Theme>: Hashable, Sendable {}

extension EnvironmentValues {
  fileprivate subscript<Brand: Theme>(key: ThemeKey<Brand>) -> Brand { theme(Brand.self) }
}
