/// The node of a live tree that a value comes from.
///
/// A renderer finds the node of what it has drawn by the origin. Two values of a node have the same origin if nothing
/// in them differs.
package final class Origin: Sendable {
  /// The number of the node in its live tree.
  package let node: Int

  /// Whether the node, or the row of a table in it, receives keys.
  package let isFocused: Bool

  /// The selected text of a focused text input, or `nil` without a caret.
  package let selection: TextSelection?

  /// Whether the value is only a part of what the node shows, such as the bar of a navigation controller.
  package let isPart: Bool

  package init(node: Int, isFocused: Bool = false, selection: TextSelection? = nil, isPart: Bool = false) {
    (self.node, self.isFocused, self.selection, self.isPart) = (node, isFocused, selection, isPart)
  }

  /// An origin for a part of what the node shows.
  package var part: Origin { Origin(node: node, isFocused: isFocused, selection: selection, isPart: true) }
}

/// The selected part of a text, by UTF-16 offsets. Without a selection, both ends are at the caret.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays while a selection is extended.
  package var anchor: Int

  /// The end that moves.
  package var caret: Int

  package init(anchor: Int, caret: Int) { (self.anchor, self.caret) = (anchor, caret) }

  /// Creates an empty selection.
  package init(_ caret: Int) { (anchor, self.caret) = (caret, caret) }

  package var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  package var isEmpty: Bool { anchor == caret }
}
