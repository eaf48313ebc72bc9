import Live
import Widgets

extension NodeConvertible {
  /// Selects a row of a table, as a tap on its cell does. See `Node.select(at:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(at path: RowPath) throws { try node().select(at: path) }

  /// Deselects a selected row of a table. See `Node.deselect(at:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func deselect(at path: RowPath) throws { try node().deselect(at: path) }

  /// Edits a row of a table according to its editing style, which calls its `commit`. See
  /// `Node.commitEditing(at:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func commitEditing(at path: RowPath? = nil) throws { try node().commitEditing(at: path) }

  /// Swipes over a row of a table, and chooses one of its actions. See `Node.swipe(at:_:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func swipe(at path: RowPath? = nil, _ title: String) throws { try node().swipe(at: path, title) }

  /// Taps the accessory button of a row of a table. See `Node.tapAccessory(at:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func tapAccessory(at path: RowPath? = nil) throws { try node().tapAccessory(at: path) }

  /// Moves a row of a table. See `Node.move(from:to:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func move(from path: RowPath? = nil, to target: RowPath) throws {
    try node().move(from: path, to: target)
  }
}
