/// The node of a live tree that a value comes from.
///
/// A renderer finds the node of what it has drawn by the origin. Two values of a node have the same origin if nothing
/// in them differs.
package final class Origin: Sendable {
  /// The number of the node in its live tree.
  package let node: Int

  /// Whether the node, or the row of a table in it, receives keys.
  package let isFocused: Bool

  /// Whether the node, or one inside it, receives keys.
  package let holdsFocus: Bool

  /// Whether the back button of the node receives keys.
  package let focusesBack: Bool

  /// The selected text of a focused text input, or `nil` without a caret.
  package let selection: TextSelection?

  /// Whether the value is only a part of the node's content, such as the bar of a navigation controller.
  package let isPart: Bool

  /// The wheel of a picker, or the open swipe action of a row, that receives keys if the node does.
  package let focusedComponent: Int

  /// The control of a row that the value is, if it is one.
  package let rowControl: RowControl?

  package init(
    node: Int, isFocused: Bool = false, holdsFocus: Bool = false, focusesBack: Bool = false,
    selection: TextSelection? = nil, focusedComponent: Int = 0
  ) {
    (self.node, self.isFocused, self.holdsFocus, self.focusesBack) = (node, isFocused, holdsFocus, focusesBack)
    (self.selection, self.focusedComponent) = (selection, focusedComponent)
    (isPart, rowControl) = (false, nil)
  }

  private init(
    partOf whole: Origin, isFocused: Bool, _ selection: TextSelection?, _ component: Int, _ control: RowControl?
  ) {
    (node, holdsFocus, focusesBack, isPart) = (whole.node, whole.holdsFocus, whole.focusesBack, true)
    (self.isFocused, self.selection, focusedComponent, rowControl) = (isFocused, selection, component, control)
  }

  /// An origin for a part of the node's content.
  package var part: Origin { part(nil) }

  /// Returns an origin for a control of the row that the node shows.
  package func part(_ control: RowControl?) -> Origin {
    Origin(partOf: self, isFocused: isFocused && control == nil, selection, focusedComponent, control)
  }

  /// Returns an origin for one of several parts that receive keys.
  package func focused(_ isFocused: Bool) -> Origin {
    Origin(partOf: self, isFocused: self.isFocused && isFocused, isFocused ? selection : nil, 0, rowControl)
  }

  /// A control of a row that a preview adds to the row's cell.
  package enum RowControl: Hashable, Sendable {
    /// The button of the accessory.
    case detailButton
    /// The sign that deletes or inserts the row.
    case editing
    /// The handle that moves the row.
    case reordering
  }
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
