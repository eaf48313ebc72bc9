extension Mod {
  /// Returns the properties that this Mod and another set to different values, so that the order of the Mods matters.
  ///
  /// ```swift
  /// Mod<Label>.multiline.conflicts(with: .numberOfLines(2), on: Label())
  /// // [numberOfLines: 0 or 2]
  /// ```
  ///
  /// - Parameters:
  ///   - other: The Mod that would be applied after this one.
  ///   - value: The value to apply both to, in either order. It is evaluated twice, so that each order has its own
  ///     instance of a class: `on: DateFormatter()`.
  /// - Returns: The conflicts in the order of declaration. If there are none, the Mods may be composed in either order.
  /// - Complexity: O(*n*) for *n* stored properties, by reflection.
  public func conflicts(with other: Mod, on value: @autoclosure () -> Root) -> [Conflict] {
    var firstWins = value()
    var secondWins = value()
    (other + self)(&firstWins)
    (self + other)(&secondWins)
    let changes =
      Root.self is AnyClass
      ? Change.between(Part.stored(of: firstWins), Part.stored(of: secondWins))
      : Change.between(firstWins, secondWins)
    return changes.map { Conflict($0.path, $0.old, $0.new) }
  }
}
