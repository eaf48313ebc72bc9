import Mod

/// A protocol whose extensions declare styles, once for every way of using them.
///
/// Both `Mod` and ``Style`` conform, so a style declared here is a leading-dot member and a member of the namespace:
///
/// ```swift
/// extension StyleNames where Root: TextDisplaying {
///   static func shouting(_ text: String) -> Mod<Root> { .text(text.uppercased()) }
/// }
///
/// let title = Label() |> .shouting("Views")
/// let same = Label() |> Style.shouting("Views")
/// ```
///
/// Constrain `Root` to a type (`where Root == DateFormatter`) or to a protocol. Styles here are computed properties,
/// because Swift has no stored static properties in protocol extensions. Mark them `@inlinable` in a library, so that
/// they cost no more than the assignments.
public protocol StyleNames<Root>: PropertyNames {}

extension Mod: StyleNames {}
extension Style: StyleNames {}

/// A namespace for the styles of a type: `Style<DateFormatter>.shortDate`.
///
/// If the type is known from the context, the name of the namespace is enough:
///
/// ```swift
/// let label = Label() |> Style.caption("Views") + Style.numberOfLines(2)
/// ```
///
/// There are three ways to declare a style of your own. They differ only in how the style is called:
///
/// ```swift
/// extension StyleNames where Root: TextDisplaying {  // .whispering("Views") and Style.whispering("Views")
///   static func whispering(_ text: String) -> Mod<Root> { .text(text.lowercased()) }
/// }
///
/// extension Style where Root: TextDisplaying {  // Style.muted only, not as a leading dot
///   static var muted: Mod<Root> { .alpha(0.5) }
/// }
///
/// extension Mod<Label> {  // .twoLines only; a style of one type can be stored
///   static let twoLines = Mod { $0.numberOfLines = 2 }
/// }
/// ```
public enum Style<Root> {}
