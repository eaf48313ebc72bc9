import Widgets

extension SectionModel: DiffableSection {
  /// The rows.
  public var elements: RowList { rows }

  /// Whether headers, footers and the title in the index are equal.
  public func hasSameContent(as other: SectionModel) -> Bool {
    var copy = other
    copy.rows = rows
    copy.id = id
    return with(\.rows -- []) == copy.with(\.rows -- [])
  }

  /// The section with other rows.
  public func withElements(_ elements: [Row]) -> SectionModel { with(\.rows -- RowList(rows: elements)) }
}

extension SectionedDiff<SectionModel> {
  /// Finds what makes one table into another.
  public init(from old: TableModel, to new: TableModel) {
    self.init(from: old.sections, to: new.sections, id: { $0.id }, areEqual: { $0 == $1 })
  }
}
