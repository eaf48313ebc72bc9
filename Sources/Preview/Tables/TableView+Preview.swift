import Widgets

extension TableView: Previewable {
  /// The cells in a column, with what stands above and below all sections.
  public var preview: any Widget {
    VStack {
      tableHeaderView
      cells
      tableFooterView
    }
  }
}
