// Other types of screens and of ways between them, with the arguments that are given to them. The compiler names what
// serves instead. If another module has a type of the name, the compiler takes that one: these are not available.
import Mod

@available(
  *, unavailable,
  message: "a button opens a screen: 'Button(\"Open\", .tapped --> inContext { try $0.push(Detail()) })'"
)
public struct NavigationLink: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, @WidgetBuilder destination: () -> Children) {}
  public init(_ title: String, destination: Any) {}
  public init(_ title: String, value: Any) {}
  public init(destination: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(value: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(@WidgetBuilder destination: () -> Children, @WidgetBuilder label: () -> Children) {}
}

@available(*, unavailable, message: "a tab is a screen: 'TabBarController { ViewController(\"Home\") { … } }'")
public struct Tab: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, _ mods: Mod<ViewController>..., @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, image: Any, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, image: Image?, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, systemImage: String, value: Any = 0, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(title: String, image: Any? = nil, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, icon: Any, @WidgetBuilder content: () -> Children = { [] }) {}
}

@available(
  *, unavailable,
  message: "an alert is an 'AlertController(\"Delete?\", .actions([AlertAction(\"OK\")]))', which a screen presents"
)
public struct Alert: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, message: String? = nil, _ mods: Mod<AlertController>...) {}
  public init(_ title: String, message: String? = nil, actions: [AlertAction]) {}
  public init(_ title: String, message: String? = nil, @WidgetBuilder actions: () -> Children) {}
  public init(title: String, message: String? = nil, _ mods: Mod<AlertController>...) {}
  public init(title: String, message: String? = nil, actions: [AlertAction]) {}
  public init(title: Any, message: Any? = nil, primaryButton: Any, secondaryButton: Any) {}
  public init(title: Any, message: Any? = nil, dismissButton: Any? = nil) {}
}

@available(
  *, unavailable,
  message: "a link is a 'Button(\"Site\", .tapped --> { … })', or an attribute of an 'AttributedString'"
)
public struct Link: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, destination: Any) {}
  public init(_ title: String, url: Any) {}
}

@available(
  *, unavailable, message: "write 'NavigationController { Home() }', and push by 'inContext { try $0.push(Detail()) }'"
)
public struct NavigationStack: WidgetConvertible {
  public func push(_ screen: Any) {}
  public var widgets: Children { [] }
  public init(_ mods: Mod<NavigationController>..., @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, _ mods: Mod<NavigationController>..., @WidgetBuilder content: () -> Children = { [] }) {}
  public init(title: String, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(root: Any, path: Any? = nil) {}
  public init(path: Any, @WidgetBuilder content: () -> Children) {}
  public init<Place>(
    path: Any, @WidgetBuilder content: () -> Children, @WidgetBuilder destination: (Place) -> Children
  ) {}
}
