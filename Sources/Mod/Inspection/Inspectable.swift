/// A type that is inspected property by property, and prints only what differs from a fresh value.
///
/// The conformance provides the description; ``Mod/changes(to:)`` reports the parts of such a value by their paths.
///
/// ```swift
/// struct Retry: Inspectable { var attempts = 1; var delay = 0.0 }
///
/// print(Retry(attempts: 5))  // Retry(attempts: 5)
/// ```
///
/// Properties of an embedded ``InspectableByParts`` value are reported as those of the outer value.
public protocol Inspectable: CustomStringConvertible {
  /// Creates a fresh value, with every property at its default.
  init()
}

/// A value whose properties are reported as those of the value that embeds it, for attributes that several types share.
public protocol InspectableByParts {}

extension Inspectable {
  /// The type and the differences from a fresh value, on one line, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, by reflection.
  public var description: String { inspected }

  /// The default description, for types that add to it.
  package var inspected: String {
    "\(Self.self)(\(Change.fromFresh(to: self).map(\.assignment).joined(separator: ", ")))"
  }
}

extension Change {
  internal static func fromFresh<Value: Inspectable>(to value: Value) -> [Change] {
    between(Part.stored(of: Value()), Part.stored(of: value))
  }

  /// The path and the new value: `numberOfLines: 0`.
  internal var assignment: String { "\(path): \(literal(of: new))" }
}
