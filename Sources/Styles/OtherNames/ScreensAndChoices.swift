import Mod
import Widgets

// A choice of a recipe is looked for beside the styles. With several types that have it, the compiler names none.
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

// A screen is a protocol. The compiler names the type that is created.

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

// The types that other kits have for what are styles here. The compiler names the style. If another module has a type
// of the name, the compiler takes that one: these are not available.

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
