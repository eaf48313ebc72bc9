extension Node {
  /// Focuses the widget or the item, which then receives keys. Does nothing if it is focused already.
  ///
  /// Controls, texts, bar items, alert actions, tables, pickers, tabs and views that recognize taps can be focused. For
  /// a text, as in UIKit, these steps follow in order:
  /// 1. `shouldBeginEditing` is asked, then `shouldEndEditing` of the widget that has been focused so far.
  /// 2. That widget loses the focus, and sends `didEndEditing`, which is `editingDidEnd` for a text field.
  /// 3. This widget gets the focus. A text field that clears on beginning is cleared, as by its clear button. In a text
  ///   view the cursor moves to the end, if nothing is selected.
  /// 4. This widget sends `didBeginEditing`, which is `editingDidBegin` for a text field.
  ///
  /// - Throws: ``ActionError`` if it cannot be focused, if a user could not use it, or if one of the two widgets
  ///   declines.
  public func focus() throws {
    let action = try UserAction("focus", on: self)
    if !(mounted.current is any TextInput), !isFocusStop {
      throw mounted.current is any ListView ? action.refusal(.missing("row that can be selected")) : action.wrongKind
    }
    try action.checkUsable()
    try action.focus(self)
  }

  /// Removes the focus from the widget.
  ///
  /// It asks `shouldEndEditing`, loses the focus, and sends `didEndEditing`.
  ///
  /// - Throws: ``ActionError`` if the widget is not focused, or declines.
  public func unfocus() throws {
    // A browser removes it from a field that has been hidden.
    let action = try UserAction(ofSystem: "unfocus", on: self)
    guard isFirstResponder else { throw action.refusal(.missing("focus")) }
    if let declined = resign() { throw action.refusal(.declined(by: declined.name), by: declined.node) }
  }

  /// Moves the focus to the next widget or item of the tree that can be focused, as the tab key does.
  ///
  /// Controls that are hidden, covered or disabled are skipped, as are the other controls of the same focus group, if
  /// the widget or a view around it has a `focusGroupIdentifier`. After the last control, the first one follows. The
  /// next key starts at a widget that has lost the focus or was removed. The field, the buttons and the scopes of a
  /// search bar get the focus one after the other, as do the date and the time of a compact date picker. See
  /// ``focus()``.
  ///
  /// - Throws: ``ActionError`` as ``focus()`` does, or if there is nothing to focus.
  /// - Complexity: O(*n*) for *n* nodes that are passed, and that have changed since the last key. Those in which
  ///   nothing can be focused are passed as one.
  public func focusNext() throws { try moveFocus(by: 1) }

  /// Moves the focus to the previous widget or item. Before the first one, the last one follows. See ``focusNext()``.
  ///
  /// - Throws: ``ActionError`` as ``focus()`` does, or if there is nothing to focus.
  /// - Complexity: O(*n*) for *n* nodes that are passed, and that have changed since the last key. Those in which
  ///   nothing can be focused are passed as one.
  public func focusPrevious() throws { try moveFocus(by: -1) }

  /// Moves the focus forwards or backwards, past the others of the same focus group or, as arrows do, to the nearest.
  internal func moveFocus(by step: Int, staysInGroup: Bool = false) throws {
    try UserAction("move the focus in", on: self).moveFocus(by: step, staysInGroup)
  }

  /// The identifier of the widget's focus group, if it is in one.
  fileprivate var focusGroup: String? {
    layerLine.lazy.compactMap { WidgetCast.widget($0.mounted.current)?.focusGroupIdentifier }.first
  }

  /// The focused text input of the whole tree, if there is one.
  package var focusedInput: Node? {
    guard let focused = tree.focus.node, focused.isMounted, focused.mounted.current is any TextInput else { return nil }
    return focused
  }
}

extension UserAction {
  /// Makes a node the first responder.
  ///
  /// - Throws: ``ActionError`` if a delegate declines.
  internal func focus(_ node: Node) throws(ActionError) {
    if let declined = node.becomeFocused() { throw refusal(.declined(by: declined.name), by: declined.node) }
  }

  fileprivate func moveFocus(by step: Int, _ staysInGroup: Bool) throws(ActionError) {
    let layer = node.layer
    let start = node.tree.focus.node.flatMap { $0.isMounted && $0.layer === layer ? $0 : nil }
    if let start, start.movePart(by: step) { return }
    if start == nil, let part = node.tree.focus.start?.part(movedBy: step, in: layer) {
      try focus(part.node)
      return part.node.tree.focusComponent(part.component)
    }
    // Arrows end at the first and the last control. Only Tab goes round.
    var next = start?.nextFocusStop(isForward: step > 0, endsThere: staysInGroup)
    if start == nil { next = node.tree.focus.start?.stop(isForward: step > 0, in: layer) }
    if next == nil, start != nil, staysInGroup { throw refusal(.unanswered) }
    next = next ?? layer.firstFocusStop(isForward: step > 0)
    if !staysInGroup, let start, let group = start.focusGroup {
      let first = next
      while let other = next, other !== start, other.focusGroup == group {
        next = other.nextFocusStop(isForward: step > 0)
        if next === first { break }
      }
    }
    guard let next else { throw refusal(staysInGroup ? .unanswered : .missing("control to focus")) }
    try focus(next)
    next.focusEndPart(isFirst: step > 0)
  }
}

extension Node {
  /// Whether the widget, the item or the row is focused and receives keys.
  ///
  /// At most one widget or item of a tree is focused. While it is a table or a collection, the cell of its
  /// ``focusedRow`` is focused, too, if it is visible. The matcher `.focused` of `LiveTesting` finds the cell alone. A
  /// browser moves among the rows of a page by itself, so that no row is focused here.
  ///
  /// - Complexity: O(*n*) for *n* visible rows, if a table or a collection is focused; O(1) otherwise.
  public var isFocused: Bool { isFirstResponder || isFocusedCell }

  /// Whether the node itself receives keys, and is no row.
  package var isFirstResponder: Bool { isMounted && tree.focus.node === self }

  internal var isEditable: Bool {
    if let searchBar { return searchBar.searchTextField.isEnabled }
    return textView?.isEditable ?? (mounted.current is any TextInput)
  }
}
