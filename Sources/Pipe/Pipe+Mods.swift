import Mod

/// Returns the value, changed by a Mod: `Label() |> .text("Views") + .numberOfLines(0)`.
///
/// An object is changed in place and returned: `let formatter = DateFormatter() |> .shortDate + .noTime`. To change an
/// object in a statement of its own, write `configure(formatter, with: .shortDate)`.
///
/// - Precondition: The Mod of a class changes the object and does not replace it. Debug builds check it.
/// - Returns: The changed value, or the object. The compiler warns if it is not used.
@inlinable
public func |> <Root: ~Copyable>(root: consuming Root, mod: Mod<Root>) -> Root {
  let object = reference(&root)
  mod(&root)
  assert(
    reference(&root) == object,
    "A Mod of a class changes the instance it is given; this one put another in its place.")
  return root
}

/// Returns the address of the object that a root is, or `nil` if the root is a value.
@inlinable
internal func reference<Root: ~Copyable>(_ root: inout Root) -> UnsafeRawPointer? {
  // A cast of `Root.self` fails at compile time, because the root may be noncopyable; its metatype is an `Any.Type`
  // nevertheless.
  guard unsafeBitCast(Root.self, to: Any.Type.self) is AnyObject.Type else { return nil }
  return withUnsafeBytes(of: &root) { $0.load(as: UnsafeRawPointer.self) }
}
