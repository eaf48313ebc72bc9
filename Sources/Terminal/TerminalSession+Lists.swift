import Foundation
import Layout
import Live
import Widgets

/// The knowledge of the space of lists while a frame is laid out.
@MainActor internal struct ListSpaces {
  private struct Window: Hashable {
    var list: Int
    var first: RowPath?
  }

  /// The heights at which lists have been cut off. They have no space for more rows there.
  ///
  /// A list can have space again when others have become lower, or when a header has been scrolled away.
  private var cutHeights: [Window: Double] = [:]

  /// The first rows of lists that have grown, from before they did.
  private var formerFirst: [Int: RowPath] = [:]

  /// Returns whether a list may have space for more rows than it shows.
  fileprivate func mayGrow(_ list: Node, height: Double) -> Bool {
    cutHeights[Window(list: list.id, first: list.rowPaths.first)].map { height > $0 } ?? true
  }

  /// Remembers the first row of a list that is about to grow.
  fileprivate mutating func willGrow(_ list: Node) { formerFirst[list.id] = list.rowPaths.first }

  /// Remembers that a list has been clipped at a height.
  ///
  /// - Returns: Whether the added rows above are too many. At the end of its content, a list grows upward, and its last
  ///   rows stay in view.
  fileprivate mutating func wasCut(_ list: Node, height: Double) -> Bool {
    let first = list.rowPaths.first
    let former = formerFirst[list.id] ?? first
    for first in [first, former] {
      let window = Window(list: list.id, first: first)
      cutHeights[window] = max(cutHeights[window] ?? 0, height)
    }
    return first != former
  }
}

extension TerminalSession {
  /// Sets the number of rows of tables to the available space, and returns whether one has changed.
  internal func fitTables(in grid: Grid, _ spaces: inout ListSpaces) -> Bool {
    guard grid.hasLists else { return false }
    var hasChanged = false
    for spot in grid.spots where spot.element == nil {
      guard let table = tracer.node(spot.origin.node), table.isTable, !table.hasSideways else { continue }
      let (children, ids) = (Set(table.children.map(\.id)), Set(table.rowNodes.map(\.id)))
      // Headers and footers take up space, but are not rows.
      let parts = grid.spots.filter { $0.element == nil && children.contains($0.origin.node) }
      let rows = parts.filter { ids.contains($0.origin.node) }
      guard let last = parts.last, let lastRow = rows.last else { continue }
      // A scroll view around the table shows other parts of the same rows after scrolling.
      let (bottom, height) = (spot.frame.maxY, spot.frame.height)
      let fitting = rows.count { $0.frame.maxY <= bottom }
      if fitting < rows.count {
        if spaces.wasCut(table, height: height),
          let line = rows.firstIndex(where: { $0.frame.minY > rows[0].frame.minY }), table.makeSpace(withoutFirst: line)
        {
          hasChanged = true
        } else {
          hasChanged = table.makeSpace(forRows: max(1, fitting)) || hasChanged
        }
      } else if table.hiddenRowCount > 0, spaces.mayGrow(table, height: height) {
        let lines = Dictionary(grouping: rows, by: \.frame.minY).mapValues(\.count)
        let starts = Set(parts.map(\.frame.minY)).sorted().suffix(2)
        // Assumes that the next lines have the distance of the last ones, and the length of the longest.
        let step = starts.count < 2 ? last.frame.height : last.frame.minY - (starts.first ?? 0)
        let free = Int(bounded: (bottom - last.frame.maxY) / max(1, step))
        let (length, lastLength) = (lines.values.max() ?? 1, lines[lastRow.frame.minY] ?? 1)
        if free > 0 {
          spaces.willGrow(table)
          hasChanged = table.makeSpace(forRows: rows.count - lastLength + (free + 1) * length) || hasChanged
        }
      }
    }
    return hasChanged
  }
}
