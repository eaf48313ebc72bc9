import Live

extension NodeConvertible {
  @available(
    *, unavailable, message: "say what to select, as in 'select(segment: \"Week\")': a segment, row, tab, scope or page"
  )
  public func select(_ title: String) throws {}

  @available(
    *, unavailable, message: "say what to select, as in 'select(segment: 1)': a segment, row, tab, scope or page"
  )
  public func select(_ index: Int) throws {}

  @available(*, unavailable, message: "find what to tap: 'find(.button(\"Save\")).tap()'")
  public func tap(_ title: String) {}

  @available(
    *, unavailable,
    message: "say what to find, as in 'find(.button(\"Save\"))', 'find(.text(\"Save\"))' or 'find(Button.self)'"
  )
  public func find(_ title: String) -> Query<Node> { find() }

  @available(*, unavailable, message: "write 'find(.button(\"Save\"))'")
  public func find(button title: String) -> Query<Node> { find() }

  @available(*, unavailable, message: "write 'find(.text(\"Save\"))'")
  public func find(text: String) -> Query<Node> { find() }

  @available(*, unavailable, message: "write 'find(.label(\"Save\"))'")
  public func find(label: String) -> Query<Node> { find() }

  @available(*, unavailable, message: "write 'find(.identifier(\"save\"))'")
  public func find(id: String) -> Query<Node> { find() }

  @available(*, unavailable, renamed: "type(_:)")
  public func enter(_ text: String) {}

  @available(*, unavailable, renamed: "type(_:)")
  public func enterText(_ text: String) {}

  @available(*, unavailable, renamed: "type(_:)")
  public func typeText(_ text: String) {}

  @available(*, unavailable, renamed: "tap()")
  public func click() {}
}
