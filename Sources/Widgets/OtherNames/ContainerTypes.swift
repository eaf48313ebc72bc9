// Other types of containers and of conditions, with the arguments that are given to them. The compiler names what
// serves instead. If another module has a type of the name, the compiler takes that one: these are not available.
import Mod

@available(*, unavailable, message: "rows are listed in the block: 'TableView { ForEach(users) { user in … } }'")
public struct Table: WidgetConvertible {
  public var widgets: Children { [] }
  public init(@WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ rows: Any, content: (Any) -> Children = { _ in [] }) {}
  public init(_ rows: Any, @WidgetBuilder row: () -> Children) {}
}

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct Grid: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }) {}
  public init(columns: Int, spacing: Double = 0, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(spacing: Double, @WidgetBuilder content: () -> Children = { [] }) {}
}

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct GridRow: WidgetConvertible {
  public var widgets: Children { [] }
  public init(@WidgetBuilder content: () -> Children = { [] }) {}
}

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct GridItem {
  public struct Size {
    public static func flexible(minimum: Double = 0, maximum: Double = 0) -> Size { Size() }

    public static func fixed(_ size: Double) -> Size { Size() }

    public static func adaptive(minimum: Double, maximum: Double = 0) -> Size { Size() }
  }

  public init(_ size: Size, spacing: Double = 0) {}
}

@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct LazyVGrid: WidgetConvertible {
  public var widgets: Children { [] }
  public init(columns: [GridItem], spacing: Double = 0, @WidgetBuilder content: () -> Children = { [] }) {}
}

@available(*, unavailable, message: "write 'VStack { … }', or 'TableView { … }' for many rows")
public struct LazyVStack: WidgetConvertible {
  public var widgets: Children { [] }
  public init(
    alignment: StackView.Alignment = .fill, spacing: Double = 0, _ mods: Mod<StackView>...,
    @WidgetBuilder content: () -> Children = { [] }
  ) {}
}

@available(*, unavailable, message: "write 'HStack { … }', or 'CollectionView { … }' for many items")
public struct LazyHStack: WidgetConvertible {
  public var widgets: Children { [] }
  public init(
    alignment: StackView.Alignment = .fill, spacing: Double = 0, _ mods: Mod<StackView>...,
    @WidgetBuilder content: () -> Children = { [] }
  ) {}
}

@available(*, unavailable, message: "a box is a 'VStack(.border(.separator), .padding(8)) { … }'")
public struct GroupBox: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String = "", @WidgetBuilder content: () -> Children = { [] }) {}
}

@available(*, unavailable, message: "write 'if' in the 'body' of a component with '@Variable var isOpen'")
public struct DisclosureGroup: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, @WidgetBuilder content: () -> Children = { [] }) {}
}

@available(*, unavailable, message: "write 'HStack { Label(\"Name\"); Spacer(); Label(name) }'")
public struct LabeledContent: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, value: String) {}
  public init(_ title: String, @WidgetBuilder content: () -> Children = { [] }) {}
}

@available(*, unavailable, message: "write '[]', or nothing in a block")
public struct EmptyView: WidgetConvertible {
  public var widgets: Children { [] }
  public init() {}
}

@available(*, unavailable, message: "a block takes widgets of any type: write the widget itself")
public struct AnyView: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ widget: Any) {}
}

@available(*, unavailable, message: "a size follows from the content, or is set by '.width(max: 300)'")
public struct GeometryReader: WidgetConvertible {
  public var widgets: Children { [] }
  public init(@WidgetBuilder content: (Any) -> Children) {}
}

@available(
  *, unavailable,
  message: "write 'if' in the 'body' of a component with '@Variable var isOpen', or '.hidden(bind: $isOpen)'"
)
public struct If: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ condition: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ condition: Any, @WidgetBuilder then: () -> Children, @WidgetBuilder else: () -> Children) {}
}

@available(
  *, unavailable,
  message: "write 'if' in the 'body' of a component with '@Variable var isOpen', or '.hidden(bind: $isOpen)'"
)
public struct Show: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ condition: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(when: Any, @WidgetBuilder content: () -> Children = { [] }) {}
}
