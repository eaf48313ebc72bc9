/// A property that two Mods set to different values.
public struct Conflict: Equatable, CustomStringConvertible {
  /// Where the property is, counted from the root: `layer.cornerRadius`.
  public let path: String

  /// The value that the first Mod gives it.
  public let first: Any?

  /// The value that the second Mod gives it, and that it has after both.
  public let second: Any?

  /// States that two Mods give the property at `path` different values.
  public init(_ path: String, _ first: Any?, _ second: Any?) {
    self.path = path
    self.first = unwrapped(first)
    self.second = unwrapped(second)
  }

  public static func == (one: Conflict, other: Conflict) -> Bool {
    one.path == other.path && areEqual(one.first, other.first) && areEqual(one.second, other.second)
  }

  public var description: String {
    "\(path): \(literal(of: first)) or \(literal(of: second))"
  }
}

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
  ///   - value: What both are tried on. It stays as it is, unless it is a class instance.
  /// - Returns: The conflicts in the order of declaration. None means that the two may be composed in either order.
  public func conflicts(with other: Mod, on value: Root) -> [Conflict] {
    var firstWins = value
    var secondWins = value
    (other + self)(&firstWins)
    (self + other)(&secondWins)
    return Change.between(firstWins, secondWins).map { Conflict($0.path, $0.old, $0.new) }
  }
}
