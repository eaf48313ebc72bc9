// The types that users of SwiftUI try first, and the arguments that they give them. The compiler reports what to use
// instead. A type of the same name in another module takes precedence.

import Mod

@available(*, unavailable, renamed: "Label")
public typealias Text = Label

@available(*, unavailable, renamed: "TabBarController")
public typealias TabView = TabBarController

@available(*, unavailable, renamed: "TextView")
public typealias TextEditor = TextView

@available(*, unavailable, message: "a switch has no title: 'HStack { Label(\"Wifi\"); Switch(.isOn <--> isOn) }'")
public typealias Toggle = OtherWidget

@available(
  *, unavailable, message: "a list is a 'TableView { … }' of 'TableViewCell's, or a 'VStack' in a 'ScrollView'"
)
public typealias List = OtherWidget

@available(*, unavailable, message: "a form is a 'VStack' in a 'ScrollView', or a 'TableView { … }'")
public typealias Form = OtherWidget

extension Component {
  @available(*, unavailable, message: "a component lists its widgets in 'var body: Children { … }'")
  public var body: Children { [] }
}

extension TextField.BorderStyle {
  @available(*, unavailable, renamed: "roundedRect")
  public static var roundedBorder: Self { .roundedRect }
}

extension Environment {
  @available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
  @_disfavoredOverload public init(_ type: Value.Type) { preconditionFailure() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "a theme is read by its type: '@Environment(Brand.self) var brand'")
  public var theme: Self { self }

  @available(*, unavailable, renamed: "userInterfaceStyle")
  public var colorScheme: UserInterfaceStyle {
    get { .light }
    set {}
  }
}

extension Theme {
  @available(*, unavailable, message: "a theme has a 'static let standard', which holds outside of any '.theme(…)'")
  public static var standard: Self { preconditionFailure() }
}
