/// Lines of a block as one, which their container holds as if they stood there by themselves.
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
  /// The widgets, in their order.
  public var widgets: Children

  /// Groups the widgets of a block.
  @inlinable
  public init(@WidgetBuilder _ content: () -> Children) {
    widgets = content()
  }
}
