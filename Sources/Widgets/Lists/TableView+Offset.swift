extension TableView {
  /// The height of a row that positions are computed from, in points: from 1 to 1,000,000, and 44 if there is none.
  package var plannedRowHeight: Double {
    let height = rowHeight ?? (estimatedRowHeight > 0 ? estimatedRowHeight : .nan)
    return height.isNaN ? 44 : min(max(height, 1), 1_000_000)
  }

  package var plannedContentHeight: Double { Double(model.rowCount) * plannedRowHeight }

  /// Returns the content offset at which a row is at the top, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func offset(of path: RowPath) -> Double {
    let above = model.rowCounts.prefix(path.section).reduce(0.0) { $0 + Double($1) }
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

  /// Returns the nearest offset in the content, which is 0 for NaN.
  package func nearestRowOffset(to offset: Double) -> Double {
    max(0, min(offset, plannedContentHeight, Double(Int32.max)))
  }
}
