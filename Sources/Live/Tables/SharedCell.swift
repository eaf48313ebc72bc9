import Bindings
import Widgets

/// A cell that shows several rows, one after the other.
@MainActor internal final class SharedCell {
  /// The reuse identifier.
  internal let identifier: String

  /// The key of the cell in the table.
  internal var key: WidgetKey? { cell.key }

  internal let cell: TableViewCell

  private let feed: (any CellContent) -> Bool

  /// Creates the cell for the content of a row.
  internal init(of content: some SharedContent, as identifier: String, number: Int) {
    self.identifier = identifier
    let (cell, feed) = content.makeCell()
    self.cell = cell.with(.key(WidgetKey(WidgetKey(identifier), at: number)))
    self.feed = feed
  }

  /// Shows other content.
  ///
  /// - Returns: Whether the cell can show it.
  internal func show(_ content: any CellContent, as identifier: String) -> Bool {
    identifier == self.identifier && feed(content)
  }
}
