import Foundation
import Widgets

extension Node {
  /// The visible items of the section around the node, and whether the last one of the section is among them, if the
  /// section scrolls orthogonally.
  package var itemsBeside: (nodes: [Node], reachEnd: Bool)? {
    guard let (table, path) = line.lazy.compactMap(\.row).first, table.list.lineCount(at: path) == .max else {
      return nil
    }
    let paths = table.displayed.map(\.path).filter { $0.section == path.section }
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
      let first = table.displayed.first(where: { $0.path.section == path.section })?.path.row
    else { return false }
    let target = max(0, min(first + count, table.model.sections[path.section].rows.count - 1))
    guard target != first else { return false }
    try table.node.scroll(by: .zero)
    table.mounted.inputList { $0.bringToEdge(RowPath(row: target, section: path.section)) }
    return true
  }
}
