import Widgets

extension SectionModel: DiffableSection {
  /// The rows.
  public var elements: RowList { rows }

  /// Returns whether headers, footers and the index titles are equal.
  public func hasSameContent(as other: SectionModel) -> Bool {
    var copy = other
    copy.rows = rows
    copy.id = id
    return with(\.rows .~ []) == copy.with(\.rows .~ [])
  }

  /// Returns the section with other rows.
  public func withElements(_ elements: [Row]) -> SectionModel { with(\.rows .~ RowList(rows: elements)) }
}

extension SectionedDiff<SectionModel> {
  /// Creates the diff between two models.
  public init(from old: TableModel, to new: TableModel) {
    self.init(from: old.sections, to: new.sections, id: { $0.id }, areEqual: { $0 == $1 })
  }
}
