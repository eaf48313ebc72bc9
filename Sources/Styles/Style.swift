/// A namespace for the styles of a type, to look them up by name: `Style<DateFormatter>.shortDate`.
///
/// Where the type is known from the context, the name of the namespace is enough:
///
/// ```swift
/// let label = Label() |> Style.caption("Views") + Style.numberOfLines(2)
/// ```
///
/// There are three places for a style of your own. They differ in how the style is called, not in what it does:
///
/// ```swift
/// extension StyleNames where Root: TextDisplaying {  // .shouting("Views") and Style.shouting("Views")
///   static func shouting(_ text: String) -> Mod<Root> { .text(text.uppercased()) }
/// }
///
/// extension Style where Root: TextDisplaying {  // Style.muted alone, which keeps leading dots for others
///   static var muted: Mod<Root> { .alpha(0.5) }
/// }
///
/// extension Mod<Label> {  // .twoLines alone; of one type, a style may be stored
///   static let twoLines = Mod { $0.numberOfLines = 2 }
/// }
/// ```
public enum Style<Root> {}
