import Mod

// The functions are on the main actor, and so is the composition. They fit only objects that are, so that they are not
// tried for others.

/// Returns a function that calls `first`, then `second`, on the same object, on the main actor.
@inlinable @_disfavoredOverload public func <> <Object: MainActorRoot & AnyObject>(
  first: @escaping @MainActor (Object) -> Void,
  second: @escaping @MainActor (Object) -> Void
) -> @MainActor @Sendable (Object) -> Void {
  { object in
    first(object)
    second(object)
  }
}

/// Returns a function that calls `first`, then `second`, on the same object, on the main actor.
///
/// - Note: `<>` is the same.
@inlinable @_disfavoredOverload public func >>> <Object: MainActorRoot & AnyObject>(
  first: @escaping @MainActor (Object) -> Void,
  second: @escaping @MainActor (Object) -> Void
) -> @MainActor @Sendable (Object) -> Void {
  first <> second
}
