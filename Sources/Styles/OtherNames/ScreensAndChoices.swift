import Mod
import Widgets

// Choices of recipes, which are looked for beside the styles. The compiler says what serves instead. Several types
// have one, so that the compiler names none of the types.
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

// The types that other kits have for what are styles here. The compiler says what serves instead. If another module
// has a type of the name, the compiler takes that one.

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
