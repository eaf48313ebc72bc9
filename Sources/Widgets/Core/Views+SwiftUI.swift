// More types that users of SwiftUI try first, with the arguments that they give them. The compiler names what serves
// instead. If another module has a type of the name, the compiler takes that one, because these are not available.
import Mod

/// Names the choice of one of several values.
@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\", \"Week\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public struct Picker: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, selection: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(selection: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ title: String, _ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ values: [String], _ mods: Mod<View>...) {}

  /// Creates nothing.
  public init(_ title: String, selection: Any, options: Any) {}
}

/// Names the menu of a button.
@available(
  *, unavailable,
  message: "a menu is an 'AlertController' with the style '.actionSheet', which a button presents"
)
public struct Menu: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the field of a password.
@available(*, unavailable, message: "write 'TextField(\"Password\", .isSecureTextEntry(true), .text <--> $password)'")
public struct SecureField: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, text: Any, _ mods: Mod<TextField>...) {}

  /// Creates nothing.
  public init(_ title: String, _ mods: Mod<TextField>...) {}

  /// Creates nothing.
  public init(_ mods: Mod<TextField>...) {}
}

/// Names the list of rows.
@available(*, unavailable, message: "rows are listed in the block: 'TableView { ForEach(users) { user in … } }'")
public struct Table: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(@WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ rows: Any, content: (Any) -> Children = { _ in [] }) {}

  /// Creates nothing.
  public init(_ rows: Any, @WidgetBuilder row: () -> Children) {}
}

/// Names the grid of cells.
@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct Grid: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(columns: Int, spacing: Double = 0, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(spacing: Double, @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the row of a grid.
@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct GridRow: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(@WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the column of a grid.
@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct GridItem {
  /// The size of a column.
  public struct Size {
    /// A size that gives way.
    public static func flexible(minimum: Double = 0, maximum: Double = 0) -> Size { Size() }

    /// A size that does not give way.
    public static func fixed(_ size: Double) -> Size { Size() }

    /// A size of as many columns as fit.
    public static func adaptive(minimum: Double, maximum: Double = 0) -> Size { Size() }
  }

  /// Creates nothing.
  public init(_ size: Size, spacing: Double = 0) {}
}

/// Names the grid of cells.
@available(
  *, unavailable,
  message: "a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'"
)
public struct LazyVGrid: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(columns: [GridItem], spacing: Double = 0, @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the column of many rows.
@available(*, unavailable, message: "write 'VStack { … }', or 'TableView { … }' for many rows")
public struct LazyVStack: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(
    alignment: StackView.Alignment = .fill, spacing: Double = 0, _ mods: Mod<StackView>...,
    @WidgetBuilder content: () -> Children = { [] }
  ) {}
}

/// Names the row of many items.
@available(*, unavailable, message: "write 'HStack { … }', or 'CollectionView { … }' for many items")
public struct LazyHStack: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(
    alignment: StackView.Alignment = .fill, spacing: Double = 0, _ mods: Mod<StackView>...,
    @WidgetBuilder content: () -> Children = { [] }
  ) {}
}

/// Names the button that opens a screen.
@available(
  *, unavailable,
  message: "a button opens a screen: 'Button(\"Open\", .tapped --> inContext { try $0.push(Detail()) })'"
)
public struct NavigationLink: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, @WidgetBuilder destination: () -> Children) {}

  /// Creates nothing.
  public init(_ title: String, destination: Any) {}

  /// Creates nothing.
  public init(_ title: String, value: Any) {}

  /// Creates nothing.
  public init(destination: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(value: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(@WidgetBuilder destination: () -> Children, @WidgetBuilder label: () -> Children) {}
}

/// Names the screen that a tab selects.
@available(*, unavailable, message: "a tab is a screen: 'TabBarController { ViewController(\"Home\") { … } }'")
public struct Tab: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, _ mods: Mod<ViewController>..., @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ title: String, image: Any, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ title: String, image: Image?, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ title: String, systemImage: String, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(title: String, image: Any? = nil, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ title: String, icon: Any, @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the question of an alert.
@available(
  *, unavailable,
  message: "an alert is an 'AlertController(\"Delete?\", .actions([AlertAction(\"OK\")]))', which a screen presents"
)
public struct Alert: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, message: String? = nil, _ mods: Mod<AlertController>...) {}

  /// Creates nothing.
  public init(_ title: String, message: String? = nil, actions: [AlertAction]) {}

  /// Creates nothing.
  public init(_ title: String, message: String? = nil, @WidgetBuilder actions: () -> Children) {}

  /// Creates nothing.
  public init(title: String, message: String? = nil, _ mods: Mod<AlertController>...) {}

  /// Creates nothing.
  public init(title: String, message: String? = nil, actions: [AlertAction]) {}

  /// Creates nothing.
  public init(title: Any, message: Any? = nil, primaryButton: Any, secondaryButton: Any) {}

  /// Creates nothing.
  public init(title: Any, message: Any? = nil, dismissButton: Any? = nil) {}
}

/// Names the link to a page.
@available(
  *, unavailable,
  message: "a link is a 'Button(\"Site\", .tapped --> { … })', or an attribute of an 'AttributedString'"
)
public struct Link: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, destination: Any) {}

  /// Creates nothing.
  public init(_ title: String, url: Any) {}
}

/// Names the box around widgets.
@available(*, unavailable, message: "a box is a 'VStack(.border(.separator), .padding(8)) { … }'")
public struct GroupBox: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String = "", @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the widgets that can be hidden.
@available(*, unavailable, message: "write 'if' in the 'body' of a component with '@Variable var isOpen'")
public struct DisclosureGroup: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the value with a title.
@available(*, unavailable, message: "write 'HStack { Label(\"Name\"); Spacer(); Label(name) }'")
public struct LabeledContent: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, value: String) {}

  /// Creates nothing.
  public init(_ title: String, @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the image of an address.
@available(*, unavailable, message: "write 'ImageView(.image(from: url))'")
public struct AsyncImage: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(url: Any?) {}

  /// Creates nothing.
  public init(url: Any?, content: (Any) -> Children) {}
}

/// Names the widget that shows nothing.
@available(*, unavailable, message: "write '[]', or nothing in a block")
public struct EmptyView: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init() {}
}

/// Names the widget of any type.
@available(*, unavailable, message: "a block takes widgets of any type: write the widget itself")
public struct AnyView: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ widget: Any) {}
}

/// Names the shape of a rectangle.
@available(*, unavailable, message: "a shape is a 'View(.size(40), .backgroundColor(.red))'")
public struct Rectangle: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ mods: Mod<View>...) {}
}

/// Names the shape of a rectangle with round corners.
@available(*, unavailable, message: "a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(8))'")
public struct RoundedRectangle: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(cornerRadius: Double, _ mods: Mod<View>...) {}
}

/// Names the shape of a circle.
@available(*, unavailable, message: "a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(20))'")
public struct Circle: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ mods: Mod<View>...) {}
}

/// Names the shape of a capsule.
@available(
  *, unavailable,
  message: "a shape is a 'View(.size(width: 80, height: 40), .backgroundColor(.red), .cornerRadius(20))'"
)
public struct Capsule: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ mods: Mod<View>...) {}
}

/// Names the colors of a gradient.
@available(
  *, unavailable,
  message: "a gradient is a layer: 'View(.layer.sublayers([GradientLayer(.colors([.red, .blue]))]))'"
)
public struct LinearGradient {
  /// A place in a view.
  public struct Place {
    /// A place.
    public static var top: Place { Place() }

    /// A place.
    public static var bottom: Place { Place() }

    /// A place.
    public static var leading: Place { Place() }

    /// A place.
    public static var trailing: Place { Place() }

    /// A place.
    public static var topLeading: Place { Place() }

    /// A place.
    public static var bottomTrailing: Place { Place() }
  }

  /// Creates nothing.
  public init(colors: [Color], startPoint: Place, endPoint: Place) {}
}

/// Names the size of what is around.
@available(*, unavailable, message: "a size follows from the content, or is set by '.width(max: 300)'")
public struct GeometryReader: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(@WidgetBuilder content: (Any) -> Children) {}
}

/// Names the widgets that are shown if a condition holds.
@available(
  *, unavailable,
  message: "write 'if' in the 'body' of a component with '@Variable var isOpen', or '.hidden(bind: $isOpen)'"
)
public struct If: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ condition: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ condition: Any, @WidgetBuilder then: () -> Children, @WidgetBuilder else: () -> Children) {}
}

/// Names the widgets that are shown if a condition holds.
@available(
  *, unavailable,
  message: "write 'if' in the 'body' of a component with '@Variable var isOpen', or '.hidden(bind: $isOpen)'"
)
public struct Show: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ condition: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(when: Any, @WidgetBuilder content: () -> Children = { [] }) {}
}

/// Names the widget.
@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias ActivityIndicator = ActivityIndicatorView

/// Names the widget.
@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias Spinner = ActivityIndicatorView

/// Names the widget.
@available(*, unavailable, renamed: "ProgressView")
public typealias ProgressBar = ProgressView

/// Names the widget.
@available(*, unavailable, renamed: "Switch")
public typealias Checkbox = Switch

/// Names the widget.
@available(*, unavailable, renamed: "PickerView")
public typealias Dropdown = PickerView

/// Names the widget.
@available(*, unavailable, renamed: "DatePicker")
public typealias DateField = DatePicker

/// Names the screens of which each lies over the one before.
@available(
  *, unavailable, message: "write 'NavigationController { Home() }', and push by 'inContext { try $0.push(Detail()) }'"
)
public struct NavigationStack: WidgetConvertible {
  /// Pushes nothing.
  public func push(_ screen: Any) {}

  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ mods: Mod<NavigationController>..., @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(_ title: String, _ mods: Mod<NavigationController>..., @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(title: String, @WidgetBuilder content: () -> Children = { [] }) {}

  /// Creates nothing.
  public init(root: Any, path: Any? = nil) {}

  /// Creates nothing.
  public init(path: Any, @WidgetBuilder content: () -> Children) {}

  /// Creates nothing.
  public init<Place>(
    path: Any, @WidgetBuilder content: () -> Children, @WidgetBuilder destination: (Place) -> Children
  ) {}
}
