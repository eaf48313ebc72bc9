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
