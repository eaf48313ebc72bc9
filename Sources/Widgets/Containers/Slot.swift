/// A place for one widget of any kind, or for none: what a property such as `customView` is kept in.
///
/// ```swift
/// struct Card: Widget {
///   @Slot var customView: (any Widget)?
///   var attributes = ViewAttributes.fresh
/// }
/// ```
///
/// It compares by what is in it, and reads and prints as the optional widget itself.
@propertyWrapper
public struct Slot: Sendable {
  /// The widget, or `nil` for none, which is the default.
  public var wrappedValue: (any Widget)?

  /// Makes a place with a widget in it, or with none.
  public init(wrappedValue: (any Widget)? = nil) {
    self.wrappedValue = wrappedValue
  }
}

extension Slot: Equatable {
  /// Whether both are empty, or hold equal widgets of one type.
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
