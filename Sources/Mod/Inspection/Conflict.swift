/// A property that two Mods set to different values.
public struct Conflict: Equatable, CustomStringConvertible {
  /// The path of the property from the root: `layer.cornerRadius`. Empty for the root itself.
  public let path: String

  /// The value that the first Mod sets.
  public let first: Any?

  /// The value that the second Mod sets, which the property has after both.
  public let second: Any?

  /// Creates a conflict about the property at `path`.
  public init(_ path: String, _ first: Any?, _ second: Any?) {
    self.path = path
    self.first = unwrapped(first)
    self.second = unwrapped(second)
  }

  /// Returns whether two conflicts have equal paths and values.
  public static func == (one: Conflict, other: Conflict) -> Bool {
    one.path == other.path && areEqual(one.first, other.first) && areEqual(one.second, other.second)
  }

  /// The path and both values: `numberOfLines: 0 or 2`.
  public var description: String {
    let values = "\(literal(of: first)) or \(literal(of: second))"
    return path.isEmpty ? values : "\(path): \(values)"
  }
}

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
    // Compositions of different lengths differ as values, though they may do the same.
    return changes.filter { !haveSameEffect($0.old, $0.new) }.map { Conflict($0.path, $0.old, $0.new) }
  }
}
