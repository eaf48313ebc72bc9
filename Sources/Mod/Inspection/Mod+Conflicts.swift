extension Mod {
  /// The properties on which this Mod and another disagree: where it matters which of them comes last.
  ///
  /// ```swift
  /// Mod<Label>.multiline.conflicts(with: .numberOfLines(2), on: Label())
  /// // [numberOfLines: 0 or 2]
  /// ```
  ///
  /// - Parameters:
  ///   - other: The Mod that would come after this one.
  ///   - value: What both are tried on, in either order. It is evaluated twice, so that each order has an object of its own
  ///     where the root is a class: `on: DateFormatter()`.
  /// - Returns: The conflicts in the order of declaration. None means that the two may be composed in either order.
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
