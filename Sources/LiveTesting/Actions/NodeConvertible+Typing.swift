import Foundation
import Live

extension NodeConvertible {
  /// Types a text, letter by letter, at the cursor: at the end, or in place of the selection of a text view. See
  /// `Node.type(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func type(_ text: String) throws { try node().type(text) }

  /// Clears the text. See `Node.clear()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func clear() throws { try node().clear() }

  /// Selects the whole text and pastes another, which is a single change. See `Node.replace(with:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func replace(with text: String) throws { try node().replace(with: text) }

  /// Chooses a suggestion, which replaces the whole text. See `Node.accept(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func accept(_ suggestion: String) throws { try node().accept(suggestion) }

  /// Presses the return key. See `Node.submit()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func submit() throws { try node().submit() }

  /// Pastes a text at the caret, in place of the selection. See `Node.paste(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func paste(_ text: String) throws { try node().paste(text) }

  /// Presses a key, which the focused widget receives. See `Node.press(_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func press(_ key: KeyPress) throws { try node().press(key) }

  /// Focuses the widget or the item. See `Node.focus()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func focus() throws { try node().focus() }

  /// Removes the focus from the widget. See `Node.unfocus()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func unfocus() throws { try node().unfocus() }

  /// Moves the focus to the next widget or item of the tree that can be focused. See `Node.focusNext()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func focusNext() throws { try node().focusNext() }

  /// Moves the focus to the previous widget or item of the tree that can be focused. See `Node.focusPrevious()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func focusPrevious() throws { try node().focusPrevious() }
}
