/// A property wrapper for an optional widget of any type, such as `customView`.
///
/// ```swift
/// struct Card: Widget {
///   @Slot var customView: (any Widget)?
///   var attributes = ViewAttributes.fresh
/// }
/// ```
///
/// It is compared by its content, and is reflected and printed as the optional widget itself.
@propertyWrapper
public struct Slot: Sendable {
  /// The widget. `nil` by default.
  public var wrappedValue: (any Widget)?

  /// Creates a slot with a widget, or an empty one.
  public init(wrappedValue: (any Widget)? = nil) { self.wrappedValue = wrappedValue }
}

extension Slot: Equatable {
  /// Returns whether both are empty, or contain equal widgets of one type.
  public static func == (first: Slot, second: Slot) -> Bool {
    guard let first = first.wrappedValue, let second = second.wrappedValue else {
      return first.wrappedValue == nil && second.wrappedValue == nil
    }
    return Recursion.step { first.isEqual(to: second) }
  }
}

extension Slot: CustomReflectable {
  /// The mirror of the optional widget.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
