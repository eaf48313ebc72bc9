import Foundation

extension TableView: PlannedList {
  package var selectedPaths: [RowPath] {
    get { selectedRows }
    set { selectedRows = newValue }
  }

  package var visibleCount: Int {
    get { visibleRowCount }
    set { visibleRowCount = newValue }
  }

  package var prefetchedCount: Int { prefetchedRowCount }

  package var shownPaths: [RowPath] {
    get { [] }
    set {}
  }

  package var plan: ListPlan {
    ListPlan(heights: (rowHeight.known, sectionHeaderHeight.known, sectionFooterHeight.known))
  }

  package var scrolledLength: Double {
    get { contentOffset.y }
    set { contentOffset.y = newValue }
  }

  /// The height of a row that positions are computed from, in points: from 1 to 1,000,000, and 44 if there is none.
  package var plannedRowHeight: Double {
    let height = rowHeight ?? (estimatedRowHeight > 0 ? estimatedRowHeight : .nan)
    return height.isNaN ? 44 : min(max(height, 1), 1_000_000)
  }

  package var plannedContentLength: Double { Double(model.rowCount) * plannedRowHeight }

  package var edgeHeights: (header: Double?, footer: Double?) { (sectionHeaderHeight, sectionFooterHeight) }

  /// Returns the content offset at which a row is at the top, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func offset(of path: RowPath) -> Double {
    let above = model.rowCounts.prefix(max(path.section, 0)).reduce(0.0) { $0 + Double($1) }
    return (above + Double(path.row)) * plannedRowHeight
  }

  /// Returns the index path of the top row when the content is at an offset, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func path(at offset: Double) -> RowPath {
    var index = Int(nearestRowOffset(to: offset) / plannedRowHeight)
    for (section, count) in model.rowCounts.enumerated() {
      if index < count { return RowPath(row: index, section: section) }
      index -= count
    }
    return RowPath(row: index, section: model.rowCounts.count)
  }

  package func startOfLine(at path: RowPath) -> RowPath { path }

  package func lineCount(at path: RowPath) -> Int { 1 }

  package func plannedLineLength(at path: RowPath) -> Double { plannedRowHeight }

  package func window(from top: RowPath) -> [RowPath] {
    let paths = model.rowPaths(from: top, count: visibleRowCount)
    return paths.count < visibleRowCount ? model.lastRowPaths(visibleRowCount) : paths
  }

  package func screens(from offset: Double) -> [Double] {
    let screen = Double(max(visibleRowCount, 1)) * plannedRowHeight
    let start = nearestRowOffset(to: offset)
    return Array(stride(from: start + screen, to: plannedContentLength, by: screen))
      + stride(from: 0, to: start, by: screen)
  }

  package func sideScreens(of paths: [RowPath]) -> [RowPath] { [] }

  package mutating func bringToEdge(_ path: RowPath) {}

  package func opensSection(at path: RowPath) -> Bool { path.row == 0 }

  package func closesSection(at path: RowPath) -> Bool { path.row == model.sections[path.section].rows.count - 1 }

  package func fitted(_ cell: TableViewCell, inSection section: Int) -> TableViewCell { cell.with(height: rowHeight) }

  package var movesOnlyWhileEdited: Bool { true }

  @MainActor package func refusalToHighlight(_ path: RowPath) -> String? { nil }

  @MainActor package func refusalToSelect(_ path: RowPath) -> String? { nil }

  @MainActor package func deselectionTarget(of path: RowPath) -> RowPath? {
    delegate(.willDeselectRow)(self, path)
  }

  package var deselectionDelegate: String { "willDeselectRow" }

  @MainActor package func moveTarget(of path: RowPath, proposed: RowPath) -> RowPath {
    delegate(.targetIndexPathForMoveFromRow)(self, path, proposed)
  }
}

extension TableModel {
  /// Returns the index paths of up to `count` last rows.
  ///
  /// - Complexity: O(*n*) for *n* sections and returned paths.
  fileprivate func lastRowPaths(_ count: Int) -> [RowPath] {
    var (surplus, section) = (-count, sections.count)
    while surplus < 0, section > 0 {
      section -= 1
      surplus += sections[section].rows.count
    }
    return rowPaths(from: RowPath(row: surplus, section: section), count: count)
  }
}
