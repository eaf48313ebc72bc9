// The types that users of SwiftUI try first, and the arguments that they give them. The compiler names the right types.
// If another module has a type of the name, the compiler takes that one, because these are not available.

import Mod

/// Names the widget that shows a text.
@available(*, unavailable, renamed: "Label")
public typealias Text = Label

/// Names the screens that tabs select.
@available(*, unavailable, renamed: "TabBarController")
public typealias TabView = TabBarController

/// Names the view of text that users edit.
@available(*, unavailable, renamed: "TextView")
public typealias TextEditor = TextView

/// Names the control that is on or off.
@available(*, unavailable, message: "a switch has no title: 'HStack { Label(\"Wifi\"); Switch(.isOn <--> isOn) }'")
public struct Toggle: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(_ title: String, isOn: Any) {}

  /// Creates nothing.
  public init(_ title: String, _ mods: Mod<Switch>...) {}
}

/// Names the list of rows.
@available(
  *, unavailable, message: "a list is a 'TableView { … }' of 'TableViewCell's, or a 'VStack' in a 'ScrollView'"
)
public struct List: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(@WidgetBuilder content: () -> Children) {}

  /// Creates nothing.
  public init<Rows: Sequence>(_ rows: Rows, @WidgetBuilder content: (Rows.Element) -> Children) {}

  /// Creates nothing.
  @_disfavoredOverload public init<Rows, Row>(_ rows: Rows, @WidgetBuilder content: (Row) -> Children) {}

  /// Creates nothing.
  @_disfavoredOverload public init<Rows, Row, ID: Hashable>(
    _ rows: Rows, id: KeyPath<Row, ID>, @WidgetBuilder content: (Row) -> Children
  ) {}

  /// Creates nothing.
  public init<Rows: Sequence, ID: Hashable>(
    _ rows: Rows, id: KeyPath<Rows.Element, ID>, @WidgetBuilder content: (Rows.Element) -> Children
  ) {}
}

/// Names the containers of fields.
@available(*, unavailable, message: "a form is a 'VStack' in a 'ScrollView', or a 'TableView { … }'")
public struct Form: WidgetConvertible {
  /// No widgets.
  public var widgets: Children { [] }

  /// Creates nothing.
  public init(@WidgetBuilder content: () -> Children) {}
}

extension Component {
  /// Reports a component without a body, or with a body of another type.
  @available(*, unavailable, message: "a component lists its widgets in 'var body: Children { … }'")
  public var body: Children { [] }
}

extension Font {
  /// Names the function that returns the system font.
  @available(*, unavailable, renamed: "systemFont(ofSize:weight:)")
  public static func system(size: Double, weight: Weight = .regular, design: Design? = nil) -> Font { Font(size: size) }

  /// Names the argument label of the size.
  @available(*, unavailable, renamed: "systemFont(ofSize:weight:)")
  public static func systemFont(size: Double, weight: Weight = .regular) -> Font { Font(size: size) }

  /// Names the font of titles.
  @available(*, unavailable, renamed: "title1")
  public static var title: Font { .title1 }

  /// Names the font of captions.
  @available(*, unavailable, renamed: "caption1")
  public static var caption: Font { .caption1 }
}

extension TextField.BorderStyle {
  /// Names the border with round corners.
  @available(*, unavailable, renamed: "roundedRect")
  public static var roundedBorder: Self { .roundedRect }
}

extension Environment {
  /// Reports the type of a model.
  @available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
  @_disfavoredOverload public init(_ type: Value.Type) { preconditionFailure() }
}

extension EnvironmentValues {
  /// Names the property that reads a theme.
  @available(*, unavailable, message: "a theme is read by its type: '@Environment(Brand.self) var brand'")
  public var theme: Self { self }
}

extension Theme {
  /// Reports a theme without a value outside of any `.theme(…)`.
  @available(*, unavailable, message: "a theme has a 'static let standard', which holds outside of any '.theme(…)'")
  public static var standard: Self { preconditionFailure() }
}
