/// The change of one property: its path, and the value before and after.
///
/// ```swift
/// let changes = Mod<Label>.centerTitle.changes(to: Label())
/// print(changes[0])  // textAlignment: .natural → .center
/// changes[0] == Change("textAlignment", from: .natural as TextAlignment, to: .center as TextAlignment)  // true
/// ```
///
/// Two changes are equal if their paths and both values are equal.
public struct Change: Equatable, CustomStringConvertible {
  /// The path of the property from the root: `layer.cornerRadius`, `items[2].title`. Empty for the root itself.
  public let path: String

  /// The value before the change. An empty optional is `nil`; other optionals are unwrapped.
  public let old: Any?

  /// The value after the change. An empty optional is `nil`; other optionals are unwrapped.
  public let new: Any?

  /// Creates a change of the property at `path`.
  public init(_ path: String, from old: Any?, to new: Any?) {
    self.path = path
    self.old = unwrapped(old)
    self.new = unwrapped(new)
  }

  /// Creates a change between values that are not optional.
  internal init(path: String, old: Any?, new: Any?) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// Returns whether two changes have equal paths and values.
  public static func == (first: Change, second: Change) -> Bool {
    first.path == second.path && areEqual(first.old, second.old) && areEqual(first.new, second.new)
  }

  /// The path and both values: `numberOfLines: 1 → 0`.
  public var description: String {
    let change = "\(literal(of: old)) → \(literal(of: new))"
    return path.isEmpty ? change : "\(path): \(change)"
  }
}
