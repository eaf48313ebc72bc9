/// A type that lists its properties itself, where reflection does not find them: classes that keep their state elsewhere,
/// structs with one stored property that stands for many.
///
/// ```swift
/// extension DateFormatter: PropertyListing {
///   public var listedProperties: KeyValuePairs<String, Any?> { ["dateStyle": dateStyle, "timeStyle": timeStyle] }
/// }
///
/// Mod.shortDate.changes(to: DateFormatter())  // [dateStyle: .none → .short]
/// ```
///
/// ``Mod/changes(to:)`` and ``Mod/conflicts(with:on:)`` go by what is listed, in its order.
public protocol PropertyListing {
  /// The names of the properties and their present values.
  var listedProperties: KeyValuePairs<String, Any?> { get }
}
