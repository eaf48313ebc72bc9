// The types that users of SwiftUI try first, and the arguments that they give them. The compiler names the right types.
// If another module has a type of the name, the compiler takes that one, because these are not available.

import Mod

/// Names the widget that shows a text.
@available(*, unavailable, renamed: "Label")
public typealias Text = Label

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
  public init<Rows: Sequence, ID: Hashable>(
    _ rows: Rows, id: KeyPath<Rows.Element, ID>, @WidgetBuilder content: (Rows.Element) -> Children
  ) {}
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
}

extension SegmentedControl {
  /// Names the list of the segments.
  @available(*, unavailable, message: "the segments are a list: 'SegmentedControl([\"Day\", \"Week\"])'")
  public init(_ title: String, _ others: String...) { self.init() }
}
