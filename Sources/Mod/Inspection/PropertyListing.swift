/// A type that lists its properties itself, where reflection does not find them: classes that keep their state elsewhere,
/// structs with one stored property that stands for many.
///
/// ```swift
/// struct Emphasis: PropertyListing {
///   private var bits = 0
///   var isBold: Bool { get { bits & 1 != 0 } set { bits = newValue ? bits | 1 : bits & ~1 } }
///   var listedProperties: KeyValuePairs<String, Any?> { ["isBold": isBold] }
/// }
///
/// (\Emphasis.isBold -- true).changes(to: Emphasis())  // [isBold: false → true]
/// ```
///
/// ``Mod/changes(to:)`` and ``Mod/conflicts(with:on:)`` go by what is listed, in its order.
public protocol PropertyListing {
  /// The names of the properties and their present values.
  var listedProperties: KeyValuePairs<String, Any?> { get }
}
