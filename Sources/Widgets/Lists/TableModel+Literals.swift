import Mod

/// A table model from literals: `TableView(.tableData -- [["One", "Two"], ["Three"]])`.
extension TableModel: ExpressibleByArrayLiteral {
  /// Creates a model with a section for each list, identified by its index.
  public init(arrayLiteral sections: SectionModel...) {
    self.init(
      sections.enumerated().map { index, section in
        section.id == WidgetKey("") ? section.with { $0.id = WidgetKey(index) } : section
      })
  }
}

extension SectionModel: ExpressibleByArrayLiteral {
  /// Creates a section without a header.
  public init(arrayLiteral rows: CellModel...) { self.init(rows: RowList(rows)) }
}

extension CellModel: ExpressibleByStringLiteral {
  /// Creates a row with a text, by which it is identified.
  public init(stringLiteral text: String) { self.init(text, TableViewCell(.text(text))) }
}
