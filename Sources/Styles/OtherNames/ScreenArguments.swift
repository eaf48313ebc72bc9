// A screen is a protocol. The compiler names the type that is created.
import Widgets

// swift-format-ignore: AlwaysUseLowerCamelCase

@available(*, unavailable, message: "a screen is a 'ViewController(\"Inbox\") { … }', or a component")
public func Screen(
  _ title: String = "", _ mods: Mod<ViewController>..., @WidgetBuilder content: () -> Children
) -> ViewController { ViewController() }

// swift-format-ignore: AlwaysUseLowerCamelCase

@available(*, unavailable, message: "a screen is a 'ViewController(\"Inbox\") { … }', or a component")
public func Screen(
  title: String, _ mods: Mod<ViewController>..., @WidgetBuilder content: () -> Children
) -> ViewController { ViewController() }
