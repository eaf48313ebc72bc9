import Foundation
import Widgets

extension Node {
  /// Scrolls a table until a row is at the top, as far as there are rows. See ``scroll(to:)-(CGPoint)``.
  ///
  /// A collection is scrolled until the line of the item is first, and a section that scrolls orthogonally until the
  /// item is.
  ///
  /// - Throws: ``TableError`` if there is no such row, and ``ActionError`` if it is not a table, or if a user could not
  ///   scroll it.
  public func scroll(to path: RowPath) throws {
    let action = try UserAction("scroll", on: self)
    guard let table = table else { throw action.wrongKind }
    guard table.model[path] != nil else {
      throw TableError(
        action: "scroll to", path: path, reason: "there are sections of \(table.model.rowCounts) rows")
    }
    try action.drag { $0.moved(to: table.list.offset(of: path)) }
    if treeRole == .grid { table.mounted.inputList { $0.bringToEdge(path) } }
  }

  /// Taps a title in the index of a table, which scrolls the first section with that title to the top.
  ///
  /// - Throws: ``ActionError`` if there is no such title, if there are fewer rows than the index requires, if the
  ///   section has no rows, if it is not a table, or if a user could not scroll it.
  public func select(indexTitle title: String) throws {
    let action = try UserAction("select an index title of", on: self)
    let view = try action.usable(TableView.self)
    let titles = view.showsSectionIndex ? view.model.sections.map(\.indexTitle) : []
    let path = RowPath(row: 0, section: try action.index(of: title, in: titles, "index title"))
    guard view.model[path] != nil else { throw action.refusal(.missing("rows in the section “\(title)”")) }
    try scroll(to: path)
  }

  /// Scrolls a table, screen by screen, until a condition holds: first to the end, then from the top.
  ///
  /// - Returns: Whether the condition holds. If it does not, the table is scrolled back.
  /// - Throws: ``ActionError`` if it is not a table, or if a user could not scroll it.
  /// - Complexity: O(*n*) for *n* rows.
  public func scroll(until condition: () -> Bool) throws -> Bool {
    let action = try UserAction("scroll", on: self)
    guard let table else { throw action.wrongKind }
    let start = table.list
    for offset in start.screens(from: start.scrolledLength) {
      if condition() || table.scrollSideways(until: condition) { return true }
      try action.drag { $0.moved(to: offset) }
    }
    if condition() || table.scrollSideways(until: condition) { return true }
    try action.drag { _ in start.contentOffset }
    return false
  }

  /// The visible items of the section around the node, and whether the last one of the section is among them, if the
  /// section scrolls orthogonally.
  package var itemsBeside: (nodes: [Node], reachEnd: Bool)? {
    guard let (table, path) = line.lazy.compactMap(\.row).first, table.list.lineCount(at: path) == .max else {
      return nil
    }
    let paths = table.visible.rows.map(\.path).filter { $0.section == path.section }
    let count = table.model.sections[path.section].rows.count
    return (paths.compactMap { table.cell(at: $0) }, paths.last?.row == count - 1)
  }

  /// Scrolls the section around the node by a number of items, if it scrolls orthogonally, and returns whether it has
  /// moved.
  ///
  /// - Throws: ``ActionError`` or ``TableError`` if a user could not scroll it.
  package func scrollItems(by count: Int) throws -> Bool {
    let action = try RowAction("scroll", of: self)
    let (table, path) = (action.table, action.path)
    guard table.list.lineCount(at: path) == .max,
      let first = table.visible.rows.first(where: { $0.path.section == path.section })?.path.row
    else { return false }
    let target = max(0, min(first + count, table.model.sections[path.section].rows.count - 1))
    guard target != first else { return false }
    try table.node.scroll(by: .zero)
    table.mounted.inputList { $0.bringToEdge(RowPath(row: target, section: path.section)) }
    return true
  }
}

extension LiveTable {
  /// Scrolls each visible section that scrolls orthogonally, screen by screen, until a condition holds.
  ///
  /// - Returns: Whether the condition holds. If it does not, the sections are scrolled back.
  fileprivate func scrollSideways(until condition: () -> Bool) -> Bool {
    let start = list
    for path in start.sideScreens(of: visible.rows.map(\.path)) {
      mounted.inputList { $0.bringToEdge(path) }
      if condition() { return true }
    }
    mounted.inputList { list in
      for path in start.shownPaths.reversed() { list.bringToEdge(path) }
    }
    return false
  }
}

extension Scrolling {
  /// Returns the content offset after scrolling a list to an offset along its axis, in points.
  fileprivate func moved(to offset: Double) -> CGPoint {
    guard var list = self as? any PlannedList else { return contentOffset }
    list.scrolledLength = offset
    return list.contentOffset
  }
}
