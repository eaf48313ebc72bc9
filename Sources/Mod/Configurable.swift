/// A type whose values can be configured in the expression that creates them: `Label("Views").with(.centered)`.
///
/// Conform a type of your own to get `with`; there are no requirements. For other types,
/// ``configure(_:with:)`` and `|>` do the same.
public protocol Configurable {}

extension Configurable {
  /// Returns a copy with the Mods applied, in order.
  ///
  /// - Complexity: O(*n*) for *n* Mods.
  @inlinable @inline(__always) public consuming func with(_ mods: Mod<Self>...) -> Self {
    mods.apply(to: &self)
    return self
  }

  /// Returns a copy that a closure has changed. An object is changed in place.
  ///
  /// - Throws: The error that `change` throws.
  @inlinable public consuming func with<Failure: Error>(
    _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    try change(&self)
    return self
  }
}

extension Configurable where Self: AnyObject {
  /// Applies the Mods to the object, in order, and returns the object.
  ///
  /// - Precondition: The Mods change the object and do not replace it. Debug builds check it.
  /// - Complexity: O(*n*) for *n* Mods.
  @inlinable @discardableResult public func with(_ mods: Mod<Self>...) -> Self {
    configure(self, with: Mod(list: mods))
  }
}
