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

  /// Names the matchers of what a text can be.
  @available(
    *, unavailable,
    message: "say what to find, as in 'find(.button(\"Save\"))', 'find(.text(\"Save\"))' or 'find(Button.self)'"
  )
  public func find(_ title: String) -> Query<Node> { find() }

  /// Names the matcher of a button.
  @available(*, unavailable, message: "write 'find(.button(\"Save\"))'")
  public func find(button title: String) -> Query<Node> { find() }

  /// Names the matcher of a text.
  @available(*, unavailable, message: "write 'find(.text(\"Save\"))'")
  public func find(text: String) -> Query<Node> { find() }

  /// Names the matcher of a label.
  @available(*, unavailable, message: "write 'find(.label(\"Save\"))'")
  public func find(label: String) -> Query<Node> { find() }

  /// Names the matcher of an identifier.
  @available(*, unavailable, message: "write 'find(.identifier(\"save\"))'")
  public func find(id: String) -> Query<Node> { find() }

  /// Names the action that types a text.
  @available(*, unavailable, renamed: "type(_:)")
  public func enter(_ text: String) {}

  /// Names the action that types a text.
  @available(*, unavailable, renamed: "type(_:)")
  public func enterText(_ text: String) {}

  /// Names the action that types a text.
  @available(*, unavailable, renamed: "type(_:)")
  public func typeText(_ text: String) {}

  /// Names the action that taps.
  @available(*, unavailable, renamed: "tap()")
  public func click() {}
}
