/// A type whose values can be configured where they are made: `Label("Views").with(.centered, .numberOfLines(0))`.
///
/// Conform a type of your own to get `with`; nothing needs to be written for it. For a type that is not yours,
/// ``configure(_:with:)-(_,Mod<Value>)`` and `|>` do the same.
public protocol Configurable {}

extension Configurable {
  /// A copy with the Mods applied, in their order.
  @inlinable
  @inline(__always)
  public consuming func with(_ mods: Mod<Self>...) -> Self {
    mods.apply(to: &self)
    return self
  }

  /// A copy, changed by a closure; an object is changed in place.
  ///
  /// - Throws: What `change` throws.
  @inlinable
  public consuming func with<Failure: Error>(
    _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    try change(&self)
    return self
  }
}

extension Configurable where Self: AnyObject {
  /// The object itself, after the Mods have changed it, in their order.
  ///
  /// - Precondition: The Mods change the object and do not put another in its place. Debug builds check it.
  @inlinable
  @discardableResult
  public func with(_ mods: Mod<Self>...) -> Self {
    configure(self, with: Mod(list: mods))
  }
}
