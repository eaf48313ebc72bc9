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

  package var plannedContentLength: Double {
    let rows = Double(model.rowCount) * plannedRowHeight
    guard let edges = estimatedEdges else { return rows }
    return model.sections.reduce(rows) { $0 + edges.above($1) + edges.below($1) }
  }

  package var edgeHeights: (header: Double?, footer: Double?) { (sectionHeaderHeight, sectionFooterHeight) }

  /// Returns the content offset at which a row is at the top, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func offset(of path: RowPath) -> Double {
    let sections = max(path.section, 0)
    let above = model.rowCounts.prefix(sections).reduce(0.0) { $0 + Double($1) }
    let rows = (above + Double(path.row)) * plannedRowHeight
    guard let edges = estimatedEdges else { return rows }
    let start = model.sections.prefix(sections).reduce(rows) { $0 + edges.above($1) + edges.below($1) }
    // The first row of a section is at the top with its header.
    guard path.row > 0, model.sections.indices.contains(path.section) else { return start }
    return start + edges.above(model.sections[path.section])
  }

  /// Returns the index path of the top row when the content is at an offset, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func path(at offset: Double) -> RowPath {
    if let edges = estimatedEdges { return path(at: nearestRowOffset(to: offset), between: edges) }
    var index = Int(nearestRowOffset(to: offset) / plannedRowHeight)
    for (section, count) in model.rowCounts.enumerated() {
      if index < count { return RowPath(row: index, section: section) }
      index -= count
    }
    return RowPath(row: index, section: model.rowCounts.count)
  }

  private func path(at offset: Double, between edges: EstimatedEdges) -> RowPath {
    var rest = offset
    for (index, section) in model.sections.enumerated() {
      let rows = Double(section.rows.count) * plannedRowHeight
      let length = edges.above(section) + rows + edges.below(section)
      if rest < length, !section.rows.isEmpty {
        let row = Int(max(0, rest - edges.above(section)) / plannedRowHeight)
        return RowPath(row: min(row, section.rows.count - 1), section: index)
      }
      rest = max(0, rest - length)
    }
    return RowPath(row: 0, section: model.sections.count)
  }

  /// The estimated heights of headers and footers, or `nil` if both are 0.
  private var estimatedEdges: EstimatedEdges? {
    let (header, footer) = (estimatedSectionHeaderHeight, estimatedSectionFooterHeight)
    guard header > 0 || footer > 0 else { return nil }
    return EstimatedEdges(header: min(max(header, 0), 1_000_000), footer: min(max(footer, 0), 1_000_000))
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

/// The estimated heights of the headers and footers of a table, in points.
private struct EstimatedEdges {
  let header: Double
  let footer: Double

  func above(_ section: SectionModel) -> Double {
    section.header == nil && section.headerView == nil ? 0 : header
  }

  func below(_ section: SectionModel) -> Double {
    section.footer == nil && section.footerView == nil ? 0 : footer
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
