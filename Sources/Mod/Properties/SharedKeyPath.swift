/// A key path for closures that run on any thread, although its type does not say that it is `Sendable`.
///
/// A key path never changes. It holds nothing but the values that its subscripts capture, which are `Sendable` as the
/// operators that take key paths demand. Those that `StoredProperty` finds have no subscripts. A key path of the main
/// actor may be passed on by any thread, but only closures that run there read or write with it.
@frozen @usableFromInline package struct SharedKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
  @usableFromInline package let path: Path

  @inlinable @inline(__always) package init(_ path: Path) { self.path = path }
}
