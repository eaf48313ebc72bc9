/// A property that two Mods set to different values.
public struct Conflict: Equatable, CustomStringConvertible {
  /// Where the property is, counted from the root: `layer.cornerRadius`. Empty for the root itself.
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

  /// Whether two conflicts are about the same property and the same values.
  public static func == (one: Conflict, other: Conflict) -> Bool {
    one.path == other.path && areEqual(one.first, other.first) && areEqual(one.second, other.second)
  }

  /// The path and both values: `numberOfLines: 0 or 2`.
  public var description: String {
    let values = "\(literal(of: first)) or \(literal(of: second))"
    return path.isEmpty ? values : "\(path): \(values)"
  }
}
