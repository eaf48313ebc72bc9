/// The precedence of `--`: higher than `+` and `<>`, lower than `*`.
///
/// `.text -- "a" <> .alpha -- 0.5` composes two pairs, and `.alpha -- share * 2` needs no parentheses. Parenthesize
/// values that are made by `+`, `??` or `?:`.
precedencegroup KeyValuePrecedence {
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence
}

infix operator -- : KeyValuePrecedence
infix operator .~ : KeyValuePrecedence
infix operator %~ : KeyValuePrecedence

// Each operator is a single function for values, objects and main-actor classes: with an overload, the time to
// type-check a list of pairs grows faster than the list. Key paths to main-actor properties are not `Sendable`, so the
// parameter cannot require it. All other key paths that are not `Sendable` capture subscript arguments. Only an
// overload could refuse these; the preconditions do instead.

/// Returns a Mod that sets the property at a key path, without a declared name: `\.dateStyle .~ .short`.
///
/// Swift reads an operator that begins with a dot as part of a key path whose type is written: put that in parentheses,
/// `(\DateFormatter.dateStyle) .~ .short`.
///
/// - Precondition: Properties of the main actor are those of a ``MainActorRoot``, which is the root of the key path.
///   Those of a part are set by `.at(\.part, \.text .~ "Views")`. Arguments of subscripts are `Sendable`.
@inlinable public func .~ <Root, Value: Sendable>(keyPath: WritableKeyPath<Root, Value>, value: Value) -> Mod<Root> {
  let shared = SharedKeyPath(keyPath)
  return Mod({ $0[keyPath: shared.path] = value }, isIsolated: MainActor.isolates(Root.self))
}

/// Returns a Mod that replaces the property at a key path with the result of a closure: `\.count %~ { $0 + 1 }`.
///
/// - Precondition: As for `.~`.
@inlinable public func %~ <Root, Value>(
  keyPath: WritableKeyPath<Root, Value>, transform: @escaping @Sendable (Value) -> Value
) -> Mod<Root> {
  let shared = SharedKeyPath(keyPath)
  return Mod(
    { $0[keyPath: shared.path] = transform($0[keyPath: shared.path]) }, isIsolated: MainActor.isolates(Root.self))
}

extension Mod {
  /// Sets the property at a key path: `.set(\.dateStyle, .short)`.
  ///
  /// It does the same as `\.dateStyle .~ .short`.
  @inlinable public static func set<Value: Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> Mod {
    Mod { $0[keyPath: keyPath] = value }
  }
}

/// A key path for closures that run on any thread, although its type does not say that it is `Sendable`.
///
/// A key path never changes. It holds nothing but the values that its subscripts capture, which are `Sendable` as the
/// operators that take key paths demand. Those that `StoredProperty` finds have no subscripts. A key path of the main
/// actor may be passed on by any thread, but only closures that run there read or write with it.
@frozen @usableFromInline package struct SharedKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
  @usableFromInline package let path: Path

  @inlinable @inline(__always) package init(_ path: Path) { self.path = path }
}
