import Mod

/// The place where styles are declared, once for every way of using them.
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
/// Constrain `Root` to one type (`where Root == DateFormatter`) or to a protocol. Styles here are computed: Swift has no
/// stored statics in extensions of protocols. Mark them `@inlinable` in a library, and they cost what the assignments cost.
public protocol StyleNames<Root>: PropertyNames {}

extension Mod: StyleNames {}
extension Style: StyleNames {}
