import Foundation

extension Node {
  fileprivate var typedText: String { (mounted.current as? any TextInput)?.text ?? "" }

  /// A Boolean value that indicates whether the return key is disabled because there is no text.
  internal var disablesReturn: Bool {
    (mounted.current as? any TextInput)?.enablesReturnKeyAutomatically == true && typedText.isEmpty
  }

  internal func admitted(_ text: String) -> String {
    (mounted.current as? any TextInput)?.admitted(text) ?? text
  }

  internal var wholeRange: NSRange { NSRange(location: 0, length: typedText.utf16.count) }

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
    if isFirstResponder {
      tree.focus.editing.selection = (typedText, TextSelection(min(cursor, typedText.utf16.count)))
    }
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
  internal func pressReturn(mayEndEditing: Bool = true) -> Declined? {
    if treeRole == .searchField {
      send(Event<SearchBar, Void>.searchButtonClicked)
      return nil
    }
    if let textField, !textField.delegate(.shouldReturn)(textField) {
      return Declined(name: "shouldReturn", node: self)
    }
    let ends = send(.editingDidEndOnExit)
    send(.primaryActionTriggered)
    if ends, mayEndEditing, isFirstResponder { _ = resign() }
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
