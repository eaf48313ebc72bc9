extension TableViewCell {
  /// The arrangement of a cell's texts and image. It models `UITableViewCell.CellStyle`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A text, with the image before it.
    case `default`
    /// The text at the leading edge, and the detail text at the trailing edge.
    case value1
    /// The text at the end of a narrow column, and the detail text beside it.
    case value2
    /// The detail text below the text.
    case subtitle
    /// The image above the centered texts, without an accessory, or the subviews without margins.
    ///
    /// A ``CollectionView`` shows cells with the style `default` in this way, unless they are in a list.
    case item
  }

  /// The accessory at the trailing edge of a cell. It models `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// No accessory.
    case none
    /// A chevron, for a cell that leads to another screen.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// The appearance of a selected cell. It models `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable, CaseIterable {
    /// No difference.
    case none
    /// Blue, on systems that support it.
    case blue
    /// Gray.
    case gray
    /// The appearance that the system chooses.
    case `default`
  }

  /// The effect of editing a row. It models `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Hashable, Sendable, CaseIterable {
    /// No effect.
    case none
    /// The row is deleted.
    case delete
    /// A row is inserted after it.
    case insert
  }

  /// The edge of a row that swipe actions appear at.
  public enum SwipeEdge: Hashable, Sendable, CaseIterable {
    /// The leading edge, with ``CellModel/leadingSwipeActions``.
    case leading
    /// The trailing edge, with ``CellModel/trailingSwipeActions``.
    case trailing
  }
}
