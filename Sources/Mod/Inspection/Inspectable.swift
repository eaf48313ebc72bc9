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

/// A fresh value of a type; there is one for each type.
internal final class FreshValue<Value: Inspectable & Sendable>: Sendable {
  private let value = Value()
  private let name = "\(Value.self)"

  /// Returns the type and the differences from the fresh value.
  fileprivate func description(of other: Value) -> String {
    let changes = ChangeFinder.changes(from: value, to: other) ?? Change.fromFresh(to: other)
    return "\(name)(\(changes.map(\.assignment).joined(separator: ", ")))"
  }

  fileprivate static var shared: FreshValue {
    freshValues.about(Value.self) { FreshValue() }
  }
}

/// The fresh values of all types that have been printed.
private let freshValues = KnownTypes()

extension Inspectable where Self: Sendable {
  /// The text of ``Inspectable/description``, at a fraction of its cost, because the fresh value is created once.
  package var descriptionBesideFresh: String { FreshValue<Self>.shared.description(of: self) }
}

/// A type whose values are compared by their contents.
package protocol ComparedInside: SendableMetatype {
  /// The type of the contents, apart from those that `==` always compares.
  static var comparedType: Any.Type { get }
}

extension InspectedAsValue {
  /// The type of the wrapped value.
  package static var comparedType: Any.Type { Inspected.self }
}

extension InspectedInBrief {
  /// The type of the property.
  package static var comparedType: Any.Type { Brief.self }
}

/// A wrapper that is inspected as the value in it.
package protocol InspectedAsValue: ComparedInside {
  /// The type of the wrapped value.
  associatedtype Inspected

  /// The wrapped value.
  var inspected: Inspected { get }
}

/// A value that differs from most others of its type in one property, which prints in its place.
package protocol InspectedInBrief: ComparedInside {
  /// The type of the property.
  associatedtype Brief

  /// The property.
  var brief: Brief { get }

  /// Returns whether nothing but the property differs in another value.
  func differsOnlyInBrief(from other: Self) -> Bool
}

/// A type that lists its properties itself, because reflection does not find them.
///
/// Examples are classes that store their state elsewhere, and structs with one stored property for many.
///
/// ```swift
/// struct Emphasis: PropertyListing {
///   private var bits = 0
///   var isBold: Bool { get { bits & 1 != 0 } set { bits = newValue ? bits | 1 : bits & ~1 } }
///   var listedProperties: KeyValuePairs<String, Any?> { ["isBold": isBold] }
/// }
///
/// ((\Emphasis.isBold) .~ true).changes(to: Emphasis())  // [isBold: false → true]
/// ```
///
/// ``Mod/changes(to:)`` and ``Mod/conflicts(with:on:)`` compare the listed properties, in their order.
public protocol PropertyListing {
  /// The names of the properties and their current values.
  var listedProperties: KeyValuePairs<String, Any?> { get }
}
