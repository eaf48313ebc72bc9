/// A result builder for the children of a container.
///
/// ```swift
/// let card = VStack(spacing: 8) {
///   Label("Views")
///   if let count { Label("\(count)") }
///   isOwner ? Button("Edit") : nil
///   ForEach(comments) { comment in
///     Label(comment.author)
///     Label(comment.text, .numberOfLines(0))
///   }
/// }
/// ```
///
/// A line of a block is a widget, an optional, a list of widgets, or any other ``WidgetConvertible`` value. `if`,
/// `switch`, `for` and `#available` work as elsewhere. The block runs once, when the container is made. Its compile
/// time is proportional to its lines.
///
/// The result does not depend on the statements that produced it: a tree made by a block with `if` and `else` equals
/// one made by hand. Give a child a key if it must not be matched with another of its type.
@resultBuilder
public enum WidgetBuilder {
  // A line keeps its type, so that the widgets of a block are in one object, and are compared without boxes of their
  // own. An `if` or a `for` is one line: a list of children.

  /// Builds a line that is a widget.
  @inlinable @inline(__always)
  public static func buildExpression<Line: Widget>(_ widget: consuming Line) -> LineOfWidget<Line> {
    LineOfWidget(widget)
  }

  /// Builds a line that is a component.
  @inlinable @inline(__always)
  public static func buildExpression<Line: Component>(_ component: consuming Line) -> LineOfComponent<Line> {
    LineOfComponent(component)
  }

  /// Builds a line that stands for widgets, such as an optional, an array, a ``ForEach`` or a ``Group``.
  @inlinable public static func buildExpression(_ content: some WidgetConvertible) -> Children { content.widgets }

  /// Builds a line that is an optional widget of any type.
  @inlinable public static func buildExpression(_ widget: (any Widget)?) -> Children { widget.map { [$0] } ?? [] }

  /// Builds a line that is an array of widgets.
  @inlinable public static func buildExpression(_ widgets: [any Widget]) -> Children { Children(widgets) }

  @available(*, unavailable, message: "a row is no widget; list rows by 'for row in rows { … }' or 'RowList'")
  public static func buildExpression(_ row: CellModel) -> Children { [] }

  @available(*, unavailable, message: "a section is no widget; list sections in 'TableView { … }', by 'for' in a loop")
  public static func buildExpression(_ section: SectionModel) -> Children { [] }

  @available(*, unavailable, message: "a line of a block is a widget or something WidgetConvertible")
  public static func buildExpression(_ line: some Any) -> Children { [] }

  /// Builds an `if` without `else`, which is empty if its condition is false.
  @inlinable public static func buildOptional(_ children: Children?) -> Children { children ?? [] }

  /// Builds the first branch of an `if` or `switch`.
  @inlinable public static func buildEither(first children: Children) -> Children { children }

  /// Builds the second branch of an `if` or `switch`.
  @inlinable public static func buildEither(second children: Children) -> Children { children }

  /// Builds a `for` loop.
  @inlinable public static func buildArray(_ turns: [Children]) -> Children { Children(joining: turns) }

  /// Builds an `if #available`.
  @inlinable public static func buildLimitedAvailability(_ children: Children) -> Children { children }
}

extension Children {
  /// Creates a list from a block, for widgets that are stored, passed on or combined with others.
  @inlinable public init(@WidgetBuilder _ content: () -> Children) { self = content() }
}
