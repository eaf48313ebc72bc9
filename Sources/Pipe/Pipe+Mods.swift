import Mod

/// The value, changed by a Mod: `Label() |> .text("Views") + .numberOfLines(0)`.
///
/// - Returns: A changed copy. The compiler warns if it is not used, since then nothing has happened.
@inlinable
public func |> <Value: ~Copyable>(value: consuming Value, mod: Mod<Value>) -> Value {
  mod(&value)
  return value
}

/// The object, changed in place by a Mod: `DateFormatter() |> .shortDate + .noTime`.
///
/// - Precondition: The Mod changes the object and does not put another in its place. Debug builds check it.
@inlinable
@discardableResult
public func |> <Object: AnyObject>(object: Object, mod: Mod<Object>) -> Object {
  configure(object, with: mod)
}
