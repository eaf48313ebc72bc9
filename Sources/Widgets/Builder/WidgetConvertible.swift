/// What can stand in a block of a ``WidgetBuilder``: a widget, or something that is made of widgets.
///
/// Conform a type of your own, and it can be listed among widgets:
///
/// ```swift
/// struct NameValue: WidgetConvertible {
///   let name: String
///   let value: String
///
///   var widgets: Children {
///     [Label(name, .textColor(.secondaryLabel)), Label(value)]
///   }
/// }
/// ```
public protocol WidgetConvertible {
  /// The widgets to put in its place; empty for none. A block reads it once.
  var widgets: Children { get }
}

extension Widget {
  /// The widget alone.
  @inlinable
  public var widgets: Children { [self] }
}

extension Children: WidgetConvertible {
  /// The list itself.
  @inlinable
  public var widgets: Children { self }
}

extension Optional: WidgetConvertible where Wrapped: WidgetConvertible {
  /// The widgets of what is there; none for `nil`.
  @inlinable
  public var widgets: Children { self?.widgets ?? [] }
}

extension Array: WidgetConvertible where Element: WidgetConvertible {
  /// The widgets of all elements, in their order.
  @inlinable
  public var widgets: Children { Children(flatMap(\.widgets.elements)) }
}
