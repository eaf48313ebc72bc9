/// A namespace for the styles of a type.
///
/// Styles live in extensions, constrained to what they are for, in this module and in yours:
///
/// ```swift
/// extension Style where Root: TextDisplaying {
///   static func shouting(_ text: String) -> Mod<Root> { .text(text.uppercased()) }
/// }
///
/// let title = Label() |> Style.shouting("Views")
/// ```
public enum Style<Root> {}
