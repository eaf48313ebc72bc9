import Mod

/// A type whose values can be a line of a ``WidgetBuilder`` block: a widget, or something that stands for widgets.
///
/// Conform a type of your own to list its values among widgets:
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
  /// The widgets that replace the value. A block reads this property once.
  var widgets: Children { get }
}

extension Widget {
  /// The widget itself.
  @inlinable public var widgets: Children { [self] }
}

extension Children: WidgetConvertible {
  /// The list itself.
  @inlinable public var widgets: Children { self }
}

extension Optional: WidgetConvertible where Wrapped: WidgetConvertible {
  /// The widgets of the wrapped value, or none for `nil`.
  @inlinable public var widgets: Children { self?.widgets ?? [] }
}

extension Array: WidgetConvertible where Element: WidgetConvertible {
  /// The widgets of all elements, in order.
  @inlinable public var widgets: Children { Children(flatMap(\.widgets.elements)) }
}

extension WidgetConvertible {
  /// The root of a tree of the widgets: the only widget, or a view that contains them.
  package var root: any Widget {
    let widgets = widgets
    return widgets.count == 1 ? widgets[0] : View(.subviews(widgets))
  }
}

extension Children {
  /// Creates a list of widgets and components.
  internal init(_ items: [any WidgetConvertible]) { self.init(items.flatMap(\.widgets.elements)) }
}
