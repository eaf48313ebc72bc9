extension Mod {
  /// What the Mod changes in a value, property by property, in the order of declaration; the value stays as it is.
  ///
  /// ```swift
  /// for change in Mod<Label>.caption("Views").changes(to: Label()) { print(change) }
  /// // text: nil → "VIEWS"
  /// // font: .body → .caption1
  /// ```
  ///
  /// A property that is set to the value it already has does not count. Nested properties have paths:
  /// `layer.cornerRadius`. What counts as nested is said at ``Change/between(_:_:)``.
  ///
  /// A class instance is changed in place, so give a fresh one: `changes(to: DateFormatter())`. What shows are the stored
  /// properties that reflection finds, or those that the class lists itself (``PropertyListing``).
  ///
  /// - Complexity: O(*n*) in the number of stored properties, by reflection.
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
