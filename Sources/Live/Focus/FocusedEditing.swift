import Foundation
import Widgets

/// The state of editing the value of the focused node. It is reset when the node loses the focus.
internal struct FocusedEditing {
  /// The selected part of the focused text, and the text when it was selected.
  internal var selection: (text: String, selection: TextSelection)?

  /// The former texts of the focused input, and the undone texts.
  internal var (undone, redone): ([EditedState], [EditedState]) = ([], [])

  /// The end of the letter that was typed last.
  internal var lastTyped: Int?

  /// The number that is being typed as the value of the focused slider.
  internal var typedNumber = ""

  /// Stores a text before it changes, to undo the change.
  ///
  /// Consecutive letters of a word are one change.
  internal mutating func remember(_ text: String, _ selection: TextSelection, before new: String, at end: Int) {
    redone = []
    defer { lastTyped = new.count == 1 && new != " " ? end : nil }
    if let lastTyped, lastTyped == selection.caret, selection.isEmpty, new.count == 1, new != " " { return }
    undone.append(EditedState(text: text, selection: selection))
    // Each change stores a whole text, and a user may paste a long one.
    while undone.count > 100 || undone.count > 1 && undone.reduce(0, { $0 + $1.text.utf8.count }) > 4 << 20 {
      undone.removeFirst()
    }
  }
}

/// A text with its selection, at a time.
internal struct EditedState {
  let text: String
  let selection: TextSelection
}

extension TextSelection {
  /// Returns the selection after a program has changed the text.
  ///
  /// A position at the end stays there, and another one between the same characters. If those have been replaced, it
  /// keeps its distance from the start. A text that neither begins nor ends like the old one has the caret at its end.
  ///
  /// - Complexity: O(*n*) for both texts.
  internal func moved(from old: String, to new: String) -> TextSelection {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    if start == 0, end == 0 { return TextSelection(after.count) }
    func moved(_ offset: Int) -> Int {
      let rest = before.count - offset
      if rest <= 0 || offset > start && rest <= end { return max(0, after.count - max(0, rest)) }
      return EditedText(new).nearestStart(to: min(offset, after.count))
    }
    return TextSelection(anchor: moved(anchor), caret: moved(caret))
  }
}

extension TreeContext {
  /// Selects a part of the text of a node.
  internal func select(_ new: TextSelection, of node: Node) {
    guard let input = node.mounted.current as? any TextInput else { return }
    if node.isFirstResponder { focusComponent(0) }
    let old = node.textSelection
    focus.editing.selection = (input.text ?? "", new)
    if node.treeRole == .textArea {
      let range = NSRange(location: new.range.lowerBound, length: new.range.count)
      node.input(as: TextView.self) { $0.selectedRange = range }
      if old?.range != new.range { node.send(Event<TextView, Void>.didChangeSelection) }
    }
    if old != new { contentDidChange?() }
  }

  /// Moves the focus to a part or a wheel of the focused widget, or to an open swipe action of the focused row.
  internal func focusComponent(_ index: Int) {
    let old = focus.component
    focus.component = index
    if old != index { contentDidChange?() }
  }

  /// Resets the state of the formerly focused widget.
  internal func forgetEditing() {
    focus.editing = FocusedEditing()
    (focus.row, focus.component) = (nil, 0)
  }
}
