extension TableView {
  /// The estimated height of a row, in points: from 1 to 1,000,000, and 44 if there is none or for NaN.
  package var estimatedRowHeight: Double {
    guard let rowHeight, !rowHeight.isNaN else { return 44 }
    return min(max(rowHeight, 1), 1_000_000)
  }

  package var estimatedContentHeight: Double { Double(model.rowCount) * estimatedRowHeight }

  /// Returns the index path of the top row when the content is at an offset, in points.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package func path(at offset: Double) -> RowPath {
    var index = Int(nearestRowOffset(to: offset) / estimatedRowHeight)
    for (section, count) in model.rowCounts.enumerated() {
      if index < count { return RowPath(row: index, section: section) }
      index -= count
    }
    return RowPath(row: index, section: model.rowCounts.count)
  }

  /// Returns the nearest offset in the content, which is 0 for NaN.
  package func nearestRowOffset(to offset: Double) -> Double {
    max(0, min(offset, estimatedContentHeight, Double(Int32.max)))
  }
}
