import Mod
import Widgets

// Choices of recipes, tried as styles. The compiler reports what to use instead. Several types have a choice of the
// same name, so that the messages name no type.
extension Mod<Label> {
  @available(*, unavailable, message: "a choice stands in the call of a recipe, as in '.buttonStyle(.filled)'")
  public static var filled: Mod { .identity }
}

extension Mod<TextField> {
  @available(*, unavailable, message: "a choice stands in the call of a recipe: '.textFieldStyle(.filled)'")
  public static var filled: Mod { .identity }
}

extension Mod<Button> {
  @available(*, unavailable, message: "write '.buttonStyle(.filled)'")
  public static func style(_ choices: Mod<Kit.ButtonLook>...) -> Mod { .identity }
}

// First guesses at creating a screen, which is a protocol. The compiler reports what to use instead.

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

// The types of other kits that are styles here. The compiler reports what to use instead. A type of the same name in
// another module takes precedence.

@available(*, unavailable, message: "a card is a style: 'VStack(.card()) { … }'")
public typealias Card = OtherWidget

@available(*, unavailable, message: "a badge is a style: 'Label(\"New\", .badge())'")
public typealias Badge = OtherWidget

@available(*, unavailable, message: "a badge is a style: 'Label(\"New\", .badge())'")
public typealias Pill = OtherWidget

@available(*, unavailable, message: "a chip is a style: 'Button(\"All\", .chip())'")
public typealias Chip = OtherWidget

@available(*, unavailable, message: "write 'EmptyState(\"No results\")'")
public typealias ContentUnavailableView = OtherWidget
