/// An option set whose description has the names of its members: `[.top, .left]`.
public protocol NamedOptionSet: OptionSet, Hashable, Sendable, CustomStringConvertible where Element == Self {
  /// The single options and their names, in the order of the description.
  static var names: KeyValuePairs<Self, String> { get }
}

extension NamedOptionSet {
  /// The names of the members: `[.top, .left]`.
  public var description: String {
    "[\(Self.names.filter { contains($0.key) }.map { ".\($0.value)" }.joined(separator: ", "))]"
  }
}
