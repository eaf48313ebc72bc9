/// A group of widgets that becomes part of the surrounding container without a view of its own.
///
/// ```swift
/// let header = Group {
///   Label("Views")
///   Divider()
/// }
/// let page = VStack {
///   header
///   Label("1000")
/// }  // a column of three
/// ```
public struct Group: WidgetConvertible, Equatable, Sendable {
  /// The widgets, in order.
  public var widgets: Children

  /// Creates a group from a block.
  @inlinable public init(@WidgetBuilder _ content: () -> Children) { widgets = content() }
}
