import Mod

/// A widget of another library without a type in this one, with its usual arguments.
///
/// The only error is then the message of the unavailable name. Methods may have any name, because a missing method in a
/// nested block takes the compiler seconds, and hides the error.
@available(*, unavailable, message: "the name that stands for it says what serves instead")
@dynamicMemberLookup
public struct OtherWidget: WidgetConvertible {
  public var widgets: Children { [] }

  // With contents.
  public init() {}
  public init(@WidgetBuilder content: () -> Children) {}
  @_disfavoredOverload public init(@WidgetBuilder content: (Any) -> Children) {}
  public init(_ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }) {}
  @_disfavoredOverload public init(_ mods: Mod<StackView>..., @WidgetBuilder content: () -> Children = { [] }) {}
  public init(
    alignment: StackView.Alignment = .fill, spacing: Double = 0, _ mods: Mod<StackView>...,
    @WidgetBuilder content: () -> Children = { [] }
  ) {}
  public init(
    columns: Int, spacing: Double = 0, _ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }
  ) {}
  public init(columns: [GridItem], spacing: Double = 0, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(style: TableView.Style, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(cornerRadius: Double, _ mods: Mod<View>...) {}

  // With a title.
  public init(_ title: String, _ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }) {}
  @_disfavoredOverload public init(_ title: String, _ mods: Mod<TextField>...) {}
  @_disfavoredOverload public init(_ title: String, _ mods: Mod<Switch>...) {}
  @_disfavoredOverload public init(
    _ title: String, _ mods: Mod<ViewController>..., @WidgetBuilder content: () -> Children
  ) {}
  public init(title: String, image: Any? = nil, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, image: Image?, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}
  @_disfavoredOverload public init(
    _ title: String, image: Any, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }
  ) {}
  public init(_ title: String, systemImage: String, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, icon: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  // With a value.
  public init(_ title: String, selection: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, selection: Any, options: Any) {}
  public init(_ title: String, options: Any, selection: Any) {}
  public init(selection: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ values: [String], _ mods: Mod<View>...) {}
  public init(_ values: [String], selection: Any) {}
  public init(_ title: String, isOn: Any, _ mods: Mod<Switch>...) {}
  public init(isOn: Any, _ mods: Mod<Switch>...) {}
  @_disfavoredOverload public init(_ mods: Mod<Switch>...) {}
  public init(_ title: String, text: Any, _ mods: Mod<TextField>...) {}
  public init(_ title: String, value: Any) {}
  public init(url: Any?) {}
  public init(url: Any?, content: (Any) -> Children) {}

  public init<Item>(_ title: String, selection: Any, options: [Item], title itemTitle: (Item) -> String) {}
  @_disfavoredOverload public init(_ values: [String], _ mods: Mod<SegmentedControl>...) {}
  public init(_ title: String, role: Any, action: () -> Void) {}
  public init(_ title: String, role: ButtonRole, action: () -> Void = {}) {}
  public init(_ title: String, shortcut: Any, action: () -> Void) {}
  public init(_ title: String, image: Any? = nil, action: () -> Void) {}
  public init(colors: [Color], startPoint: LinearGradient.Place, endPoint: LinearGradient.Place) {}

  // For each element.
  public init<Rows: Sequence>(_ rows: Rows, @WidgetBuilder content: (Rows.Element) -> Children) {}
  public init<Rows: Sequence, ID: Hashable>(
    _ rows: Rows, id: KeyPath<Rows.Element, ID>, @WidgetBuilder content: (Rows.Element) -> Children
  ) {}
  @_disfavoredOverload public init<Rows, Row>(_ rows: Rows, @WidgetBuilder content: (Row) -> Children) {}
  @_disfavoredOverload public init<Rows, Row, ID: Hashable>(
    _ rows: Rows, id: KeyPath<Row, ID>, @WidgetBuilder content: (Row) -> Children
  ) {}
  public init<Rows: Sequence>(_ rows: Rows, selection: Any, @WidgetBuilder content: (Rows.Element) -> Children) {}
  public init<Rows: Sequence, ID: Hashable>(
    _ rows: Rows, id: KeyPath<Rows.Element, ID>, selection: Any, @WidgetBuilder content: (Rows.Element) -> Children
  ) {}
  @_disfavoredOverload public init(_ content: Any) {}

  // Under a condition.
  @_disfavoredOverload public init(_ condition: Any, @WidgetBuilder content: () -> Children) {}
  public init(_ condition: Any, @WidgetBuilder then: () -> Children, @WidgetBuilder else: () -> Children) {}
  public init(when: Any, @WidgetBuilder content: () -> Children = { [] }) {}

  // With a destination.
  public init(_ title: String, destination: Any) {}
  public init(_ title: String, @WidgetBuilder destination: () -> Children) {}
  public init(_ title: String, url: Any) {}
  public init(_ title: String, to place: Any) {}
  public init(destination: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(value: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(@WidgetBuilder destination: () -> Children, @WidgetBuilder label: () -> Children) {}
  public init(@WidgetBuilder content: () -> Children, @WidgetBuilder detail: () -> Children) {}
  public init(root: Any, path: Any? = nil) {}
  public init(path: Any, @WidgetBuilder content: () -> Children) {}
  public init<Place>(
    path: Any, @WidgetBuilder content: () -> Children, @WidgetBuilder destination: (Place) -> Children
  ) {}
  public init<Place>(
    _ path: Any, @WidgetBuilder content: () -> Children, @WidgetBuilder destination: (Place) -> Children
  ) {}
  public func push(_ screen: Any) {}

  // With actions.
  public init(_ title: String, message: String? = nil, actions: [AlertAction]) {}
  public init(_ title: String, message: String, _ mods: Mod<AlertController>...) {}
  public init(_ title: String, message: String? = nil, @WidgetBuilder actions: () -> Children) {}
  public init(title: String, message: String? = nil, _ mods: Mod<AlertController>...) {}
  public init(title: String, message: String? = nil, actions: [AlertAction]) {}
  public init(title: String, message: String? = nil, @WidgetBuilder actions: () -> Children) {}
  public init(title: Any, message: Any? = nil, primaryButton: Any, secondaryButton: Any) {}
  public init(title: Any, message: Any? = nil, dismissButton: Any? = nil) {}
  public func onDelete(_ delete: (Range<Int>) -> Void) -> OtherWidget { self }
  public func onMove(_ move: (Range<Int>, Int) -> Void) -> OtherWidget { self }

  public subscript(dynamicMember name: String) -> OtherMethod { OtherMethod() }
}

/// A method of a widget that this library has no type for, with any arguments.
@available(*, unavailable, message: "the name of the widget says what serves instead")
@dynamicCallable
public struct OtherMethod {
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> OtherWidget {
    OtherWidget()
  }
}
