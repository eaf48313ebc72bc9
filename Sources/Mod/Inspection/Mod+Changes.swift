extension Mod {
  /// Returns the changes that the Mod makes to a value, property by property, in the order of declaration.
  ///
  /// ```swift
  /// for change in Mod<Label>.caption("Views").changes(to: Label()) { print(change) }
  /// // text: nil → "VIEWS"
  /// // font: .body → .caption1
  /// ```
  ///
  /// The value stays the same. A property that is set to the value it already has is not reported. Nested properties
  /// have paths: `layer.cornerRadius`. ``Change/between(_:_:)`` defines what is nested.
  ///
  /// A class instance is changed in place, so pass a fresh one: `changes(to: DateFormatter())`. The report has the
  /// stored properties that reflection finds, or those that the class lists itself (``PropertyListing``).
  ///
  /// - Complexity: O(*n*) for *n* stored properties, by reflection.
  public func changes(to value: Root) -> [Change] {
    var new = value
    guard Root.self is AnyClass else {
      self(&new)
      return Change.between(value, new)
    }
    let old = Part.stored(of: value)
    self(&new)
    return Change.between(old, Part.stored(of: new))
  }
}
