import Foundation
import Widgets

extension Node {
  /// Performs the action of a key in an edited text, and returns whether there is one.
  internal func answerInText(to key: KeyPress) throws -> Bool {
    let byWord = !key.modifiers.isDisjoint(with: [.alternate, .control])
    let extends = key.modifiers.contains(.shift)
    switch (key.key, key.modifiers.subtracting(.shift)) {
    case (.character(let character), []): try type(String(character))
    case (.return, []): if treeRole == .textArea { try type("\n") } else { try submit(mayEndEditing: false) }
    case (.left, _): moveCaret(to: byWord ? wordStart : step(by: -1, extends), extends)
    case (.right, _): moveCaret(to: byWord ? wordEnd : step(by: 1, extends), extends)
    case (.home, []), (.character("a"), .control): moveCaret(to: lineStart, extends)
    case (.end, []), (.character("e"), .control): moveCaret(to: lineEnd, extends)
    case (.home, .control): moveCaret(to: 0, extends)
    case (.end, .control): moveCaret(to: editedText.count, extends)
    case (.up, []) where treeRole == .textArea: return moveCaret(byLine: -1, extends)
    case (.down, []) where treeRole == .textArea: return moveCaret(byLine: 1, extends)
    case (.character("b"), .command): return changeFont { $0.with(weight: $0.weight == .bold ? .regular : .bold) }
    case (.character("i"), .command): return changeFont { $0.with(isItalic: !$0.isItalic) }
    case (.character("a"), .command): tree.select(TextSelection(anchor: 0, caret: editedText.count), of: self)
    case (.backspace, []), (.character("h"), .control): try deleteText(to: step(by: -1))
    case (.delete, []), (.character("d"), .control): try deleteText(to: step(by: 1))
    case (.backspace, _), (.character("w"), .control): try deleteText(to: wordStart)
    case (.delete, _), (.character("d"), .alternate): try deleteText(to: wordEnd)
    case (.character("u"), .control): try deleteText(to: lineStart)
    case (.character("k"), .control): try deleteText(to: lineEnd)
    case (.character("z"), .command) where extends: redo()
    case (.character("z"), .command), (.character("_"), .control): undo()
    case (.character("y"), .control): redo()
    default: return false
    }
    return true
  }

  /// Pastes a text at the caret, in place of the selection, as a single change.
  ///
  /// Line breaks become spaces, except in a text view. Controls are left out, as are characters that override the
  /// direction of a single line.
  ///
  /// - Throws: ``ActionError`` if a user could not type into it, if it does not get the focus, or if a delegate
  ///   declines.
  public func paste(_ text: String) throws {
    try UserAction("paste into", on: self).edit { node in
      node.tree.focus.isFirst = false
      return node.insert(text)
    }
  }

  /// Places the caret at a UTF-16 offset of the focused text.
  package func placeCaret(at offset: Int, extending: Bool = false) {
    guard isFirstResponder, mounted.current is any TextInput else { return }
    moveCaret(to: editedText.nearestStart(to: offset), extending)
  }

  /// Selects the word around the caret of the focused text, or the characters between two words.
  package func selectWord() {
    guard isFirstResponder, mounted.current is any TextInput else { return }
    let range = editedText.word(around: caret)
    tree.select(TextSelection(anchor: range.lowerBound, caret: range.upperBound), of: self)
  }

  /// Selects the line around the caret of the focused text.
  package func selectLine() {
    guard isFirstResponder, mounted.current is any TextInput else { return }
    let range = editedText.line(around: caret)
    tree.select(TextSelection(anchor: range.lowerBound, caret: range.upperBound), of: self)
  }
}

// Positions are UTF-16 offsets between characters, as in delegates.
extension Node {
  /// The selected text of the focused text input.
  internal var textSelection: TextSelection? {
    guard isFirstResponder, let input = mounted.current as? any TextInput else { return nil }
    let text = input.text ?? ""
    let length = text.utf16.count
    let known = tree.focus.editing.selection.map {
      $0.text == text ? $0.selection : $0.selection.moved(from: $0.text, to: text)
    }
    guard let view = textView else { return known ?? TextSelection(length) }
    let start = max(0, min(view.selectedRange.location, length))
    let range = start..<(start + max(0, min(view.selectedRange.length, length - start)))
    return known?.range == range ? known : TextSelection(anchor: range.lowerBound, caret: range.upperBound)
  }

  private var editedText: EditedText { EditedText((mounted.current as? any TextInput)?.text ?? "") }
  private var caret: Int { textSelection?.caret ?? editedText.count }

  private func step(by distance: Int, _ extends: Bool = true) -> Int {
    if !extends, let selection = textSelection, !selection.isEmpty {
      return distance < 0 ? selection.range.lowerBound : selection.range.upperBound
    }
    return editedText.step(from: caret, by: distance)
  }

  private var wordStart: Int { editedText.wordStart(before: caret) }
  private var wordEnd: Int { editedText.wordEnd(after: caret) }
  private var lineStart: Int { editedText.line(around: caret).lowerBound }
  private var lineEnd: Int { editedText.line(around: caret).upperBound }

  private func moveCaret(to offset: Int, _ extends: Bool) {
    tree.select(TextSelection(anchor: extends ? textSelection?.anchor ?? caret : offset, caret: offset), of: self)
  }

  private func moveCaret(byLine distance: Int, _ extends: Bool) -> Bool {
    guard let offset = editedText.position(from: caret, byLine: distance) else { return false }
    moveCaret(to: offset, extends)
    return true
  }

  private func deleteText(to offset: Int) throws(ActionError) {
    guard let selection = textSelection else { return }
    let range =
      selection.isEmpty
      ? min(caret, offset)..<max(caret, offset)
      : (mounted.current as? any TextInput)?.smartDeletion(of: selection.range) ?? selection.range
    if range.isEmpty { return }
    try UserAction("delete text of", on: self).edit { node in
      node.change(NSRange(location: range.lowerBound, length: range.count), to: "")
    }
  }

  /// Changes the font of the selected text, if users may edit its attributes, and returns whether they may.
  private func changeFont(_ change: (Font) -> Font) -> Bool {
    guard let selection = textSelection, !selection.isEmpty, let text = mounted.current as? any TextDisplaying,
      textField?.allowsEditingTextAttributes ?? textView?.allowsEditingTextAttributes ?? false,
      let attributed = text.attributedText(with: change, in: NSRange(selection.range))
    else { return false }
    input(as: (any TextDisplaying).self) { $0.attributedText = attributed }
    if let input = mounted.current as? any TextInput { mounted.notify(input.didChange) }
    return true
  }

  private func undo() { restore(from: \.undone, keepingIn: \.redone) }
  private func redo() { restore(from: \.redone, keepingIn: \.undone) }

  private func restore(
    from source: WritableKeyPath<FocusedEditing, [EditedState]>,
    keepingIn other: WritableKeyPath<FocusedEditing, [EditedState]>
  ) {
    guard let selection = textSelection, let state = tree.focus.editing[keyPath: source].popLast() else { return }
    let now = EditedState(text: editedText.text, selection: selection)
    let (rest, kept) = (tree.focus.editing[keyPath: source], tree.focus.editing[keyPath: other])
    // This change is neither undone nor redone by itself.
    guard change(NSRange(location: 0, length: editedText.count), to: state.text) == nil else {
      tree.focus.editing[keyPath: source].append(state)
      return
    }
    tree.focus.editing[keyPath: source] = rest
    tree.focus.editing[keyPath: other] = kept + [now]
    tree.focus.editing.lastTyped = nil
    if editedText.text == state.text { tree.select(state.selection, of: self) }
  }
}
