import Bindings
import Widgets

/// A cell that shows several rows, one after the other.
@MainActor internal final class SharedCell {
  internal let identifier: String

  internal var key: WidgetKey? { cell.key }

  internal let cell: TableViewCell

  private let feed: (any CellContent) -> Bool

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
