/// Returns the value, changed by a Mod: `Label() |> .text("Views") <> .numberOfLines(0)`.
///
/// An object is changed in place and returned: `let formatter = DateFormatter() |> .shortDate <> .noTime`. To change an
/// object in a statement of its own, write `configure(formatter, with: .shortDate)`.
///
/// - Precondition: The Mod of a class changes the object and does not replace it. Debug builds check it.
/// - Returns: The changed value, or the object. The compiler warns if it is not used.
@inlinable public func |> <Root: ~Copyable>(root: consuming Root, mod: Mod<Root>) -> Root {
  configure(root, with: mod)
}
