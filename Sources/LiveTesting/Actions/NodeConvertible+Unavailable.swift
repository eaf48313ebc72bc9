import Live

extension NodeConvertible {
  /// Names the kinds of what can be selected.
  @available(
    *, unavailable, message: "say what to select, as in 'select(segment: \"Week\")': a segment, row, tab, scope or page"
  )
  public func select(_ title: String) throws {}

  /// Names the kinds of what can be selected.
  @available(
    *, unavailable, message: "say what to select, as in 'select(segment: 1)': a segment, row, tab, scope or page"
  )
  public func select(_ index: Int) throws {}

  /// Names the query of what can be tapped.
  @available(*, unavailable, message: "find what to tap: 'find(.button(\"Save\")).tap()'")
  public func tap(_ title: String) {}
}
