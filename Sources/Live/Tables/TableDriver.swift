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
/// Every table in a live tree works like that, and has a driver: `TableDriver(of: tree.find(TableView.self))`. Of all rows only
/// those in sight are made and mounted, as children of the table; scrolling costs as much as what comes into sight, however long
/// the table. Rows that stay keep their nodes, with what users have typed into them; a selected row stays selected wherever it
/// moves; and the row at the top stays there while others come and go above it.
///
/// What users do to rows is declared for everything that leads to a node, and so for drivers too: `driver.select(at: path)`.
@MainActor
public final class TableDriver: NodeConvertible {
  private let table: LiveTable
  private let tableNode: Node

  /// The tree, if it is the driver's own.
  private let tree: LiveTree<Void>?

  private init(_ table: LiveTable, _ node: Node, _ tree: LiveTree<Void>?) {
    (self.table, tableNode, self.tree) = (table, node, tree)
  }

  /// The driver of a table in a live tree.
  ///
  /// - Throws: ``QueryError`` if no node is found, or several, and ``ActionError`` if it is not that of a table.
  public convenience init(of target: some NodeConvertible) throws {
    let node = try target.node()
    Observed.flush()
    guard let table = node.table else { throw ActionError("drive", node.path, .wrongKind(node.typeName)) }
    self.init(table, node, nil)
  }

  /// Shows a table view in a tree of its own.
  public convenience init(_ tableView: TableView) {
    let tree = LiveTree(tableView)
    // The node of a table has its rows from the beginning.
    let table = tree.rootNode.table ?? LiveTable(MountedValue(tableView), of: tree.rootNode)
    self.init(table, tree.rootNode, tree)
  }

  /// Shows a model in a table view, in a tree of its own.
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - tableView: The table view, whose own model gives way. By default a new one.
  ///   - visibleRowCount: How many rows are in sight.
  ///   - prefetchedRowCount: How many rows below them are told to prefetch what they show.
  public convenience init(
    _ model: TableModel, in tableView: TableView = TableView(), visibleRowCount: Int = 20, prefetchedRowCount: Int = 5
  ) {
    self.init(
      tableView.with(
        .model(model), .visibleRowCount(visibleRowCount), .prefetchedRowCount(prefetchedRowCount)))
  }

  /// The node of the table view.
  public func node() -> Node { tableNode }
}

extension TableDriver {
  /// The table view as it is now, without what users have made of the cells.
  public var tableView: TableView {
    Observed.flush()
    return table.mounted.value
  }

  /// All that there is in the table.
  public var model: TableModel { tableView.model }

  /// The selected rows, from the top.
  public var selectedRows: [RowPath] { tableView.selectedRows }

  /// The batch updates by which the model came to be shown.
  public var lastUpdates: [BatchUpdate] {
    Observed.flush()
    return table.lastUpdates
  }

  /// The rows in sight, from the top.
  public var visibleRows: [RowPath] {
    Observed.flush()
    return table.displayed.map(\.path)
  }

  /// The node of a row's cell; `nil` if the row is out of sight.
  public func cell(at path: RowPath) -> Node? {
    Observed.flush()
    return table.cell(at: path)
  }

  /// Whether users can edit rows, which then show what it takes.
  public var isEditing: Bool {
    get { tableView.isEditing }
    set { table.mounted.apply { $0.isEditing = newValue } }
  }

  /// Shows another model. What has changed is found by comparing both.
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - completion: Called once it shows.
  public func show(_ model: TableModel, completion: (@MainActor () -> Void)? = nil) {
    table.lastUpdates = []
    table.mounted.apply { $0.model = model }
    if let completion { table.calls.append(completion) }
    if !tableNode.isBusy { table.finish() }
  }

  /// Shows another model, whose changes are known: nothing is compared but the rows in sight.
  ///
  /// - Parameters:
  ///   - model: What to show.
  ///   - changes: The sections and rows that come, go and move. Rows in sight that have changed otherwise are found.
  ///   - completion: Called once it shows.
  /// - Throws: ``BatchUpdateError`` if the changes do not lead from one model to the other, which goes on to be shown.
  /// - Complexity: O(*n*) for the changes, the sections and the rows in sight, whatever the number of rows.
  public func show(
    _ model: TableModel, changes: BatchUpdate, completion: (@MainActor () -> Void)? = nil
  ) throws(BatchUpdateError) {
    try BatchUpdateChecker.check(changes, from: self.model.rowCounts, to: model.rowCounts)
    show(model.changed(by: changes, from: self.model), completion: completion)
  }
}

extension TableDriver: @MainActor CustomStringConvertible {
  /// The table as it is now, with the cells in sight, one widget on each line.
  public var description: String { tableNode.treeDescription }
}
