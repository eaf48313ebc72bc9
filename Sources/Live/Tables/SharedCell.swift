import Bindings
import Widgets

/// A cell that stands in for several rows, one after the other: it is made once, and told what to show.
@MainActor
internal final class SharedCell {
  /// What kind of cell it is.
  internal let identifier: String

  /// What tells it from the other cells of the table.
  internal var key: WidgetKey? { cell.key }

  internal let cell: TableViewCell

  private let feed: (any CellContent) -> Bool

  /// Makes the cell of a row.
  internal init(of content: some SharedContent, as identifier: String, number: Int) {
    self.identifier = identifier
    let (cell, feed) = content.makeCell()
    self.cell = cell.with(.key(WidgetKey(WidgetKey(identifier), at: number)))
    self.feed = feed
  }

  /// Shows another row, or the same with other data.
  ///
  /// - Returns: Whether it can.
  internal func show(_ content: any CellContent, as identifier: String) -> Bool {
    identifier == self.identifier && feed(content)
  }
}
