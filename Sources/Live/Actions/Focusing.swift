extension NodeConvertible {
  /// Puts the cursor into the widget, which text is typed into; nothing happens if it is there already.
  ///
  /// What happens, in this order, as in UIKit:
  /// 1. `shouldBeginEditing` is asked, then the `shouldEndEditing` of the widget that is focused until now.
  /// 2. That one is not focused any more, and sends `didEndEditing`, which is `editingDidEnd` for a text field.
  /// 3. This one is focused. A text field that clears on beginning is cleared, as by its clear button. In a text view the cursor
  ///    goes to the end, if nothing is selected.
  /// 4. It sends `didBeginEditing`, which is `editingDidBegin` for a text field.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, or if one of the two declines.
  public func focus() throws {
    let action = try UserAction("focus", on: self)
    _ = try action.usable((any TextInput).self)
    try action.focus(action.node)
  }

  /// Takes the cursor out of the widget. It asks `shouldEndEditing`, is not focused any more, and sends `didEndEditing`.
  ///
  /// - Throws: ``ActionError`` if the widget is not focused, or declines.
  public func unfocus() throws {
    let action = try UserAction("unfocus", on: self)
    guard action.node.isFocused else { throw action.refusal(.missing("focus")) }
    if let declined = action.node.resign() { throw action.refusal(.declined(by: declined.name), by: declined.node) }
  }

  /// Moves the cursor to the next widget of the whole tree that a user can type into, as the tab key does, and from the last one
  /// to the first.
  ///
  /// - Throws: ``ActionError`` as ``focus()`` does, or if there is no such widget.
  public func focusNext() throws {
    try UserAction("move the focus in", on: self).moveFocus(by: 1)
  }

  /// Moves the cursor to the previous widget of the whole tree that a user can type into, and from the first one to the last.
  ///
  /// - Throws: ``ActionError`` as ``focus()`` does, or if there is no such widget.
  public func focusPrevious() throws {
    try UserAction("move the focus in", on: self).moveFocus(by: -1)
  }
}

extension UserAction {
  /// Makes a node the first responder.
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
  /// Whether what is typed goes into this widget. One widget of a tree at most is focused.
  public var isFocused: Bool { isMounted && tree.focused === self }

  /// The widgets in the node that users can type into, in their order.
  fileprivate var inputs: [Node] {
    guard invisibility == nil, !isDisabled, takesTouches else { return [] }
    return (isEditable ? [self] : []) + childNodes.flatMap(\.inputs) + partNodes.flatMap(\.inputs)
  }

  internal var isEditable: Bool {
    (mounted.current as? TextView)?.isEditable ?? (mounted.current is any TextInput)
  }
}
