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
