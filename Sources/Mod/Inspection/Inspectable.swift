/// A value that is looked at property by property, and prints only what differs from a fresh one.
///
/// Conform, and printing is done; ``Mod/changes(to:)`` reports the parts of such a value by their paths.
///
/// ```swift
/// struct Retry: Inspectable { var attempts = 1; var delay = 0.0 }
///
/// print(Retry(attempts: 5))  // Retry(attempts: 5)
/// ```
///
/// Properties of an ``InspectableByParts`` value inside read as the outer value's own.
public protocol Inspectable: CustomStringConvertible {
  /// Makes a fresh value, with every property at its default.
  init()
}

/// A part whose properties read as those of the value it is embedded in: attributes that several types share.
public protocol InspectableByParts {}

extension Inspectable {
  /// The type and what differs from a fresh value, on one line, in the order of declaration.
  public var description: String { inspected }

  /// The same, for types that have a description of their own around it.
  package var inspected: String {
    let changes = Change.fromFresh(to: self)
    return "\(Self.self)(\(changes.map { "\($0.path): \(literal(of: $0.new))" }.joined(separator: ", ")))"
  }
}

extension Change {
  /// Returns what differs from a fresh value.
  internal static func fromFresh<Value: Inspectable>(to value: Value) -> [Change] {
    between(Part.stored(of: Value()), Part.stored(of: value))
  }
}
