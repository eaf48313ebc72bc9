import Foundation
import Live
import Widgets

extension NodeConvertible {
  /// Drags the content to an offset, in points, and lifts the finger. See `Node.scroll(to:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func scroll(to offset: CGPoint) throws { try node().scroll(to: offset) }

  /// Drags the content by a distance, in points. See `Node.scroll(by:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func scroll(by distance: CGPoint) throws { try node().scroll(by: distance) }

  /// Turns the scroll wheel of a mouse over the widget. See `Node.scrollWheel(by:overComponent:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func scrollWheel(by notches: Int, overComponent component: Int? = nil) throws {
    try node().scrollWheel(by: notches, overComponent: component)
  }

  /// Drags the content to its lower end. See `Node.scrollToEnd()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func scrollToEnd() throws { try node().scrollToEnd() }

  /// Taps the status bar, to scroll the content to its top. See `Node.scrollToTop()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func scrollToTop() throws { try node().scrollToTop() }

  /// Pulls the content down, which starts its refresh control. See `Node.pullToRefresh()`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func pullToRefresh() throws { try node().pullToRefresh() }

  /// Zooms to a scale, or to the nearest one between the limits. See `Node.zoom(to:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func zoom(to scale: Double) throws { try node().zoom(to: scale) }

  /// Scrolls a table until a row is at the top, as far as there are rows. See `Node.scroll(to:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func scroll(to path: RowPath) throws { try node().scroll(to: path) }

  /// Taps a title in the index of a table, which scrolls the first section with that title to the top. See
  /// `Node.select(indexTitle:)`.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found, and the errors of the method of `Node`.
  public func select(indexTitle title: String) throws { try node().select(indexTitle: title) }

  /// Scrolls a table, screen by screen, until a visible node matches: first to the end, then from the top.
  ///
  /// ```swift
  /// try tree.find(TableView.self).scroll(to: .cell("Zuse"))
  /// ```
  ///
  /// - Throws: ``QueryError`` if no row matches, after which the table is scrolled back, and `ActionError` if it is
  ///   not a table, or if a user could not scroll it.
  /// - Complexity: O(*n*) for *n* rows.
  public func scroll(to matcher: Matcher) throws {
    let node = try node()
    let row = node.find(matcher)
    if try !node.scroll(until: { row.exists }) { _ = try row.node() }
  }
}
