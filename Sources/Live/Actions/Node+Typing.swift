import Foundation

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
  /// `primaryActionTriggered`. As in UIKit, editing ends if there is a handler of
  /// `editingDidEndOnExit`. A search bar sends `searchButtonClicked`.
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

extension Node {
  fileprivate var typedText: String { (mounted.current as? any TextInput)?.text ?? "" }

  /// A Boolean value that indicates whether the return key is disabled because there is no text.
  fileprivate var disablesReturn: Bool {
    (mounted.current as? any TextInput)?.enablesReturnKeyAutomatically == true && typedText.isEmpty
  }

  fileprivate func admitted(_ text: String) -> String {
    (mounted.current as? any TextInput)?.admitted(text) ?? text
  }

  fileprivate var wholeRange: NSRange { NSRange(location: 0, length: typedText.utf16.count) }

  /// Clears the text as the clear button does, and returns what declined it, if anything.
  @discardableResult
  internal func clearText() -> Declined? {
    guard !typedText.isEmpty else { return nil }
    if treeRole == .textArea { return change(wholeRange, to: "") }
    if let textField, !textField.delegate(.shouldClear)(textField) {
      return Declined(name: "shouldClear", node: self)
    }
    if let searchBar, !searchBar.allowsChange(of: wholeRange, to: "") {
      return Declined(name: "shouldChangeText", node: self)
    }
    setText("")
    return nil
  }

  /// Inserts a text at the caret, in place of the selection, and returns what declined it, if anything. Does nothing if
  /// no character of it has a place there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isTyped: Whether the user types it, and does not paste it.
  internal func insert(_ text: String, isTyped: Bool = false) -> Declined? {
    let letter = admitted(text)
    if letter.isEmpty { return nil }
    let range =
      if textField?.clearsOnInsertion ?? textView?.clearsOnInsertion == true {
        wholeRange
      } else {
        textView?.selectedRange ?? NSRange((textSelection ?? TextSelection(wholeRange.length)).range)
      }
    let smart = (mounted.current as? any TextInput)?.smart(letter, replacing: range, isTyped: isTyped)
    return change(smart?.range ?? range, to: smart?.text ?? letter)
  }

  /// Replaces a range of the text, and returns what declined it, if anything. A range outside of the text is treated as
  /// its end.
  @discardableResult
  internal func change(_ selection: NSRange, to new: String) -> Declined? {
    let range = selection.isInside(wholeRange) ? selection : NSRange(location: wholeRange.length, length: 0)
    if let textField, !textField.delegate(.shouldChangeCharacters)(textField, range, new) {
      return Declined(name: "shouldChangeCharacters", node: self)
    }
    if (mounted.current as? any TextInput)?.allowsChange(of: range, to: new) == false {
      return Declined(name: "shouldChangeText", node: self)
    }
    var text = typedText
    if let selection = textSelection {
      tree.focus.editing.remember(text, selection, before: new, at: range.location + new.utf16.count)
    }
    // A range that splits a letter is treated as the end, too.
    let place = Range(range, in: text) ?? text.endIndex..<text.endIndex
    let attributed = (mounted.current as? any TextDisplaying)?
      .attributedText(replacing: place, with: new, typingAttributes)
    text.replaceSubrange(place, with: new)
    setText(text, attributed, cursor: range.location + new.utf16.count)
    return nil
  }

  /// The attributes of typed characters.
  private var typingAttributes: TextAttributes {
    textField?.typingAttributes ?? textView?.typingAttributes ?? TextAttributes()
  }

  private func setText(_ text: String, _ attributed: AttributedString? = nil, cursor: Int = 0) {
    if let attributed {
      input(as: (any TextDisplaying).self) { $0.attributedText = attributed }
    } else {
      input(as: (any TextInput).self) { $0.text = text }
    }
    if isFocused { tree.focus.editing.selection = (typedText, TextSelection(min(cursor, typedText.utf16.count))) }
    input(as: TextField.self) { $0.clearsOnInsertion = false }
    if treeRole == .textArea {
      input(as: TextView.self) {
        $0.clearsOnInsertion = false
        $0.selectedRange = NSRange(location: cursor, length: 0)
      }
      send(Event<TextView, Void>.didChangeSelection)
    }
    if let input = mounted.current as? any TextInput { mounted.notify(input.didChange) }
  }

  /// Presses the return key, and returns what declined it, if anything.
  fileprivate func pressReturn(mayEndEditing: Bool = true) -> Declined? {
    if treeRole == .searchField {
      send(Event<SearchBar, Void>.searchButtonClicked)
      return nil
    }
    if let textField, !textField.delegate(.shouldReturn)(textField) {
      return Declined(name: "shouldReturn", node: self)
    }
    let ends = send(.editingDidEndOnExit)
    send(.primaryActionTriggered)
    if ends, mayEndEditing, isFocused { _ = resign() }
    return nil
  }

  /// Whether the program has something to do when the return key is pressed in the text, which has one line.
  internal var answersReturn: Bool {
    let behaviors = mounted.behaviors
    if treeRole == .searchField {
      return behaviors.haveHandler(of: Event<SearchBar, Void>.searchButtonClicked.trigger)
    }
    let events = [ControlEvents.editingDidEndOnExit, .primaryActionTriggered]
    return events.contains { behaviors.haveHandler(of: .control($0)) }
      || behaviors.delegates.contains { $0.name == "shouldReturn" }
  }
}

extension NSRange {
  /// Returns whether the range is inside one that starts at 0, without computing an end that may overflow.
  internal func isInside(_ whole: NSRange) -> Bool {
    location >= 0 && length >= 0 && location <= whole.length && length <= whole.length - location
  }
}
