extension Node {
  /// Types a text, letter by letter, at the cursor: at the end, or in place of the selection of a text view.
  ///
  /// The widget is focused first: see ``focus()``. Then for each letter, as in UIKit, `shouldChangeCharacters` or
  /// `shouldChangeText` is asked, the text changes, a text view sends `didChangeSelection`, and `didChange` is sent,
  /// which is `editingChanged` for a text field. Letters that a delegate declines are skipped, unless it declines all
  /// of them. A line break presses the return key (see ``submit()``), except in a text view, unless that key is
  /// disabled because there is no text. If a handler moves the focus, the rest is typed into the newly focused widget.
  /// Controls are skipped, as are characters that override the direction of a single line.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, if it does not get the focus, or if a delegate
  ///   declines each letter.
  /// - Complexity: O(*n* × *m*) for *n* typed letters and a text of *m* letters.
  public func type(_ text: String) throws {
    let action = try UserAction("type into", on: self)
    try action.edit { node in
      var declined: Declined?
      var isTyped = false
      for letter in text {
        guard let focused = node.tree.focus.node, focused.isMounted, focused.mounted.current is any TextInput else {
          break
        }
        let refusal: Declined? =
          if letter.isNewline && focused.treeRole != .textArea {
            focused.disablesReturn ? nil : focused.pressReturn()
          } else {
            focused.insert(String(letter), isTyped: true)
          }
        if refusal == nil { isTyped = true } else { declined = declined ?? refusal }
      }
      return isTyped ? nil : declined
    }
  }

  /// Clears the text. Does nothing if there is none.
  ///
  /// The widget is focused first. A text field asks `shouldClear`, a text view and a search bar `shouldChangeText`.
  /// Then the text changes and `didChange` is sent.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, if it does not get the focus, or if a delegate
  ///   declines.
  public func clear() throws { try UserAction("clear", on: self).edit { $0.clearText() } }

  /// Selects the whole text and pastes another, which is a single change. See ``type(_:)``.
  ///
  /// In a single line, line breaks become spaces.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, if it does not get the focus, or if a delegate
  ///   declines.
  public func replace(with text: String) throws {
    try UserAction("replace the text of", on: self).edit { node in
      let new = node.admitted(text)
      return new.isEmpty && !text.isEmpty ? nil : node.change(node.wholeRange, to: new)
    }
  }

  /// Presses the return key.
  ///
  /// The widget is focused first. A text field asks `shouldReturn`, and sends `editingDidEndOnExit` and
  /// `primaryActionTriggered`. As in UIKit, editing ends if there is a handler of `editingDidEndOnExit`. A search bar
  /// sends `searchButtonClicked`.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, if the return key is disabled because there is no
  ///   text, if `shouldReturn` declines, or for a text view, where the key starts a new line.
  public func submit() throws { try submit(mayEndEditing: true) }

  /// Presses the return key.
  ///
  /// - Parameter mayEndEditing: Whether editing ends if there is a handler of `editingDidEndOnExit`, as it does when
  ///   the key of a screen's keyboard hides that keyboard. A user of real keys goes on typing.
  package func submit(mayEndEditing: Bool) throws {
    let action = try UserAction("submit", on: self)
    _ = try action.usable((any TextInput).self)
    if treeRole == .textArea { throw action.wrongKind }
    if disablesReturn {
      throw action.refusal(.declined(by: "enablesReturnKeyAutomatically"))
    }
    try action.edit { $0.pressReturn(mayEndEditing: mayEndEditing) }
  }
}

extension UserAction {
  /// Focuses the node, if a user can type into it, and changes its text.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, if it does not get the focus, or if a delegate
  ///   declines the change.
  internal func edit(_ change: (Node) -> Declined?) throws(ActionError) {
    _ = try usable((any TextInput).self)
    try focus(node)
    if let declined = change(node) { throw refusal(.declined(by: declined.name), by: declined.node) }
  }
}
