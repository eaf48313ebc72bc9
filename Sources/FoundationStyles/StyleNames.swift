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
