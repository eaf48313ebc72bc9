extension Node {
  /// Focuses the widget, which accepts text. Does nothing if it is focused already.
  ///
  /// As in UIKit, these steps follow in order:
  /// 1. `shouldBeginEditing` is asked, then `shouldEndEditing` of the widget that has been focused so far.
  /// 2. That widget loses the focus, and sends `didEndEditing`, which is `editingDidEnd` for a text field.
  /// 3. This widget gets the focus. A text field that clears on beginning is cleared, as by its clear button. In a text
  ///   view the cursor moves to the end, if nothing is selected.
  /// 4. This widget sends `didBeginEditing`, which is `editingDidBegin` for a text field.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, or if one of the two widgets declines.
  public func focus() throws {
    let action = try UserAction("focus", on: self)
    _ = try action.usable((any TextInput).self)
    try action.focus(self)
  }

  /// Removes the focus from the widget.
  ///
  /// It asks `shouldEndEditing`, loses the focus, and sends `didEndEditing`.
  ///
  /// - Throws: ``ActionError`` if the widget is not focused, or declines.
  public func unfocus() throws {
    let action = try UserAction("unfocus", on: self)
    guard isFocused else { throw action.refusal(.missing("focus")) }
    if let declined = resign() { throw action.refusal(.declined(by: declined.name), by: declined.node) }
  }

  /// Moves the focus to the next widget of the tree that accepts text, as the tab key does.
  ///
  /// After the last widget follows the first.
  ///
  /// - Throws: ``ActionError`` as ``focus()`` does, or if there is no such widget.
  /// - Complexity: O(*n*) for *n* nodes.
  public func focusNext() throws { try UserAction("move the focus in", on: self).moveFocus(by: 1) }

  /// Moves the focus to the previous widget of the tree that accepts text. Before the first widget comes the last.
  ///
  /// - Throws: ``ActionError`` as ``focus()`` does, or if there is no such widget.
  /// - Complexity: O(*n*) for *n* nodes.
  public func focusPrevious() throws { try UserAction("move the focus in", on: self).moveFocus(by: -1) }
}

extension UserAction {
  /// Makes a node the first responder.
  ///
  /// - Throws: ``ActionError`` if a delegate declines.
  internal func focus(_ node: Node) throws(ActionError) {
    if let declined = node.becomeFocused() { throw refusal(.declined(by: declined.name), by: declined.node) }
  }

  fileprivate func moveFocus(by step: Int) throws(ActionError) {
    let fields = node.layer.inputs
    guard !fields.isEmpty else { throw refusal(.missing("text to edit")) }
    let next = fields.firstIndex { $0.isFocused }.map { $0 + step } ?? (step > 0 ? 0 : -1)
    try focus(fields[(next % fields.count + fields.count) % fields.count])
  }
}

extension Node {
  /// Whether the widget is focused and receives typed text. At most one widget of a tree is focused.
  public var isFocused: Bool { isMounted && tree.focused === self }

  /// The widgets in the node that accept text from users, in order.
  fileprivate var inputs: [Node] {
    guard invisibility == nil, !isDisabled, takesTouches else { return [] }
    return (isEditable ? [self] : []) + childNodes.flatMap(\.inputs) + partNodes.flatMap(\.inputs)
  }

  internal var isEditable: Bool {
    (mounted.current as? TextView)?.isEditable ?? (mounted.current is any TextInput)
  }
}
