/// An option set that prints the names of its members: `[.top, .left]`.
public protocol NamedOptionSet: OptionSet, Hashable, Sendable, CustomStringConvertible where Element == Self {
  /// Each single option with its name, in the order in which they print.
  static var names: KeyValuePairs<Self, String> { get }
}

extension NamedOptionSet {
  /// The names of the members: `[.top, .left]`.
  public var description: String {
    "[\(Self.names.filter { contains($0.key) }.map { ".\($0.value)" }.joined(separator: ", "))]"
  }
}
