import Widgets

/// The state of editing the value of the focused node, which is forgotten when it loses the focus.
internal struct FocusedEditing {
  /// The selected part of the focused text, and the text when it was selected.
  internal var selection: (text: String, selection: TextSelection)?

  /// The former texts of the focused input, and those that have been undone.
  internal var (undone, redone): ([EditedState], [EditedState]) = ([], [])

  /// The end of the letter that was typed last.
  internal var lastTyped: Int?

  /// The number that is being typed as the value of the focused slider.
  internal var typedNumber = ""

  /// Keeps a text that is about to change, to undo the change.
  ///
  /// Letters of a word that are typed one after the other are one change.
  internal mutating func remember(_ text: String, _ selection: TextSelection, before new: String, at end: Int) {
    redone = []
    defer { lastTyped = new.count == 1 && new != " " ? end : nil }
    if let lastTyped, lastTyped == selection.caret, selection.isEmpty, new.count == 1, new != " " { return }
    undone.append(EditedState(text: text, selection: selection))
    // Each change keeps a whole text, of which a user may paste a long one.
    while undone.count > 100 || undone.count > 1 && undone.reduce(0, { $0 + $1.text.utf8.count }) > 4 << 20 {
      undone.removeFirst()
    }
  }
}
