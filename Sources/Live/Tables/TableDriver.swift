import Bindings
import Widgets

/// Keeps a table up to date: give it a model, and it finds out what has changed and shows it, in batch updates that UIKit takes.
///
/// ```swift
/// let driver = TableDriver(table(of: users))
/// users.remove(at: 1)
/// driver.show(table(of: users))
/// driver.lastUpdates  // [BatchUpdate(deletedRows: [[0, 1]])]
/// ```
///
/// Of all rows only those in sight are made and mounted, as children of ``tableView`` in ``host``; scrolling costs as much as
/// what comes into sight, however long the table. Rows that stay keep their nodes, with what users have typed into them; a
/// selected row stays selected wherever it moves; and the row at the top stays there while others come and go above it.
///
/// What a user can do to a row is a method that throws a ``TableError`` where the row does not allow it.
@MainActor
public final class TableDriver {
  /// The live tree of the table view and the cells in sight.
  public let host: Host<Void>

  /// All that there is in the table.
  public internal(set) var model: TableModel

  /// The selected rows, from the top.
  public internal(set) var selectedRows: [RowPath] = []

  /// The batch updates by which the last model came to be shown.
  public internal(set) var lastUpdates: [BatchUpdate] = []

  /// How many rows are in sight, if there are so many.
  public let visibleRowCount: Int

  /// How many rows below those in sight are told to prefetch what they show.
  public let prefetchedRowCount: Int

  /// The row at the top of what is in sight.
  internal var top = RowPath(row: 0, section: 0)

  /// The rows in sight.
  internal var displayed: [Displayed] = []

  /// The rows that have been told to prefetch what they show, and are not in sight.
  internal var prefetched: [RowPath: CellModel] = [:]

  /// Whether the present model has been asked for more rows.
  internal var hasLoadedMore = false

  /// What to call once the table is up to date.
  internal var calls: [@MainActor () -> Void] = []

  /// A row in sight.
  internal struct Displayed {
    var path: RowPath
    var row: Row
    var model: CellModel
  }

  /// Shows a model in a table view.
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - tableView: The table view, whose own model gives way. By default a new one.
  ///   - visibleRowCount: How many rows are in sight.
  ///   - prefetchedRowCount: How many rows below them are told to prefetch what they show.
  public init(
    _ model: TableModel, in tableView: TableView = TableView(), visibleRowCount: Int = 20, prefetchedRowCount: Int = 5
  ) {
    self.model = model
    self.visibleRowCount = visibleRowCount
    self.prefetchedRowCount = prefetchedRowCount
    host = Host(tableView.with(.cells([]), .model(model)))
    showWindow()
    finish()
  }

  /// Shows the model of a table view, such as one made of a block.
  public convenience init(_ tableView: TableView, visibleRowCount: Int = 20, prefetchedRowCount: Int = 5) {
    self.init(
      tableView.model, in: tableView, visibleRowCount: visibleRowCount, prefetchedRowCount: prefetchedRowCount)
  }

  /// The table view as it is now, without what users have made of the cells.
  public var tableView: TableView { mounted?.value ?? TableView() }

  /// Whether users can edit rows, which then show what it takes.
  public var isEditing: Bool {
    get { tableView.isEditing }
    set {
      mounted?.apply { $0.isEditing = newValue }
      showWindow()
      finish()
    }
  }

  internal var mounted: Mounted<TableView>? { host.rootNode.mounted as? Mounted<TableView> }
}
