/// Builds the children of a container from a block.
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
/// A line of a block is a widget, an optional or a list of widgets, or anything else that is ``WidgetConvertible``. `if`,
/// `switch`, `for` and `#available` work as elsewhere; what they leave out takes no place. The block runs once, when the
/// container is made, and takes the compiler time in proportion to its lines.
///
/// A block tells nothing of how its children came about: `if` and `else` give what either branch lists, so that a tree made
/// by a block equals one made by hand. Where one child must not be taken for another of its type, give it a key.
@resultBuilder
public enum WidgetBuilder {
  // All lines are of one type, so that the widgets of a block make their array in place, and overloads never multiply.
  // What is no widget travels as a fragment, in whose place its own widgets come to stand.

  /// A widget.
  @inlinable
  public static func buildExpression(_ widget: some Widget) -> any Widget { widget }

  /// What stands for widgets: an optional, an array, a ``ForEach``, a ``Group``, …
  @inlinable
  public static func buildExpression(_ content: some WidgetConvertible) -> any Widget {
    let widgets = content.widgets
    return widgets.count == 1 ? widgets[0] : Fragment(widgets)
  }

  /// A widget of whatever type, or none.
  @inlinable
  public static func buildExpression(_ widget: (any Widget)?) -> any Widget { widget ?? Fragment([]) }

  /// Widgets of whatever types.
  @inlinable
  public static func buildExpression(_ widgets: [any Widget]) -> any Widget { Fragment(Children(widgets)) }

  /// What is neither a widget nor stands for widgets. It is declared for the sake of the error.
  @available(*, unavailable, message: "a line of a block is a widget or something WidgetConvertible")
  public static func buildExpression(_ line: some Any) -> any Widget { Fragment([]) }

  /// The lines of a block.
  @inlinable
  public static func buildBlock(_ widgets: any Widget...) -> Children {
    widgets.contains { type(of: $0) == Fragment.self } ? Fragment.flattened(widgets) : Children(widgets)
  }

  /// An `if` without `else`, which leaves nothing where its condition does not hold.
  @inlinable
  public static func buildOptional(_ children: Children?) -> any Widget { Fragment(children ?? []) }

  /// The branch of an `if` or `switch` that is taken.
  @inlinable
  public static func buildEither(first children: Children) -> any Widget { Fragment(children) }

  /// The branch of an `if` or `switch` that is taken.
  @inlinable
  public static func buildEither(second children: Children) -> any Widget { Fragment(children) }

  /// The branch of an `else if` or of a longer `switch`.
  @inlinable
  public static func buildEither(first branch: any Widget) -> any Widget { branch }

  /// The branch of an `else if` or of a longer `switch`.
  @inlinable
  public static func buildEither(second branch: any Widget) -> any Widget { branch }

  /// A `for` loop.
  @inlinable
  public static func buildArray(_ turns: [Children]) -> any Widget { Fragment(Children(turns.flatMap(\.elements))) }

  /// An `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ children: Children) -> Children { children }
}

extension Children {
  /// The widgets of a block, for one that is kept, passed on, or put beside others.
  @inlinable
  public init(@WidgetBuilder _ content: () -> Children) {
    self = content()
  }
}
