extension TableViewCell {
  /// How the texts and the picture of a cell are arranged. It models `UITableViewCell.CellStyle`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// One text, with the picture before it.
    case `default`
    /// The text at the leading, the smaller text at the trailing edge.
    case value1
    /// The text at the end of a narrow column, the smaller text beside it.
    case value2
    /// The smaller text below the text.
    case subtitle
  }

  /// What stands at the trailing edge of a cell. It models `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A chevron: a tap on the cell leads on.
    case disclosureIndicator
    /// A button for details and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a cell shows that it is selected. It models `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// In blue, where the system still does that.
    case blue
    /// In gray.
    case gray
    /// As the system does.
    case `default`
  }

  /// What editing does to a row. It models `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// It is deleted.
    case delete
    /// One is inserted after it.
    case insert
  }
}
