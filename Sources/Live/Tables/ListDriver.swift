import Bindings
import Widgets

/// A driver that keeps a table or a collection up to date by batch updates, each of which UIKit accepts.
///
/// ```swift
/// let driver = TableDriver(table(of: users))
/// users.remove(at: 1)
/// driver.show(table(of: users))
/// driver.lastUpdates  // [BatchUpdate(deletedRows: [[0, 1]])]
/// ```
///
/// Every table and every collection in a live tree has a driver: `TableDriver(of: tree.find(TableView.self))`,
/// `CollectionDriver(of: tree.find(CollectionView.self))`. Only the visible rows are created and mounted, as children
/// of the list. The cost of scrolling depends on the rows that appear, not on the length of the list. Rows that stay
/// keep their nodes, with the text that users have typed; a selected row stays selected when it moves; and the top row
/// stays at the top when others are inserted or deleted above it.
///
/// Users act on its rows through the ``listNode``: `try driver.listNode.select(at: path)`.
@MainActor public final class ListDriver<List: ListView> {
  private let table: LiveTable

  /// The node of the table or the collection.
  public let listNode: Node

  private let tree: LiveTree<Void>?

  fileprivate init(_ table: LiveTable, _ node: Node, _ tree: LiveTree<Void>?) {
    (self.table, listNode, self.tree) = (table, node, tree)
  }

  /// Creates the driver of a list in a live tree.
  ///
  /// - Throws: ``ActionError`` if the node is not a list of this type.
  public convenience init(of node: Node) throws(ActionError) {
    Observed.flush()
    guard let table = node.table, table.list is List else {
      throw ActionError("drive", node.path, .wrongKind(node.typeName))
    }
    self.init(table, node, nil)
  }
}

/// The driver of a table.
public typealias TableDriver = ListDriver<TableView>

/// The driver of a collection.
public typealias CollectionDriver = ListDriver<CollectionView>

extension ListDriver where List == TableView {
  /// Creates a driver with a table view in a tree of its own.
  public convenience init(_ tableView: TableView) {
    let tree = LiveTree(tableView)
    // The node of a table has a live table from the beginning.
    let table = tree.rootNode.table ?? LiveTable(MountedValue(tableView), of: tree.rootNode)
    self.init(table, tree.rootNode, tree)
  }

  /// Creates a driver with a model, in a tree of its own.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tableView: The table view, whose own model is replaced. By default a fresh one.
  ///   - visibleRowCount: The number of visible rows.
  ///   - prefetchedRowCount: The number of rows below them that prefetch their data.
  public convenience init(
    _ model: TableModel, in tableView: TableView = TableView(), visibleRowCount: Int = 20, prefetchedRowCount: Int = 5
  ) {
    self.init(
      tableView.with(
        .model(model), .visibleRowCount(visibleRowCount), .prefetchedRowCount(prefetchedRowCount)))
  }

  /// The node of the table view.
  public var tableNode: Node { listNode }

  /// The current table view, without changes by users in the cells.
  public var tableView: TableView { list as? TableView ?? TableView() }

  /// The selected rows, from the top.
  public var selectedRows: [RowPath] { list.selectedPaths }

  /// The rows in sight, from the top.
  public var visibleRows: [RowPath] { displayedPaths }
}

extension ListDriver where List == CollectionView {
  /// Creates a driver with a collection view in a tree of its own.
  public convenience init(_ collectionView: CollectionView) {
    let tree = LiveTree(collectionView)
    // The node of a collection has a live table from the beginning.
    let table = tree.rootNode.table ?? LiveTable(MountedValue(collectionView), of: tree.rootNode)
    self.init(table, tree.rootNode, tree)
  }

  /// Creates a driver with a model, in a tree of its own.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - collectionView: The collection view, whose own model is replaced. By default a fresh one.
  ///   - visibleItemCount: The number of visible items.
  ///   - prefetchedItemCount: The number of items after them that prefetch their data.
  public convenience init(
    _ model: TableModel, in collectionView: CollectionView = CollectionView(), visibleItemCount: Int = 20,
    prefetchedItemCount: Int = 5
  ) {
    self.init(
      collectionView.with(
        .model(model), .visibleItemCount(visibleItemCount), .prefetchedItemCount(prefetchedItemCount)))
  }

  /// The current collection view, without changes by users in the cells.
  public var collectionView: CollectionView { list as? CollectionView ?? CollectionView() }

  /// The selected items, in order.
  public var selectedItems: [RowPath] { list.selectedPaths }

  /// The items in sight, in order.
  public var visibleItems: [RowPath] { displayedPaths }
}

extension ListDriver {
  private var list: any PlannedList {
    Observed.flush()
    return table.list
  }

  private var displayedPaths: [RowPath] {
    Observed.flush()
    return table.visible.rows.map(\.path)
  }

  /// The model of the list.
  public var model: TableModel { list.model }

  /// The batch updates that led to the current model.
  public var lastUpdates: [BatchUpdate] {
    Observed.flush()
    return table.lastUpdates
  }

  /// Returns the node of a row's cell, or `nil` if the row is not visible.
  public func cell(at path: RowPath) -> Node? {
    Observed.flush()
    return table.cell(at: path)
  }

  /// Whether the list is edited, and rows show their editing controls.
  public var isEditing: Bool {
    get { list.isEditing }
    set { table.mounted.applyList { $0.isEditing = newValue } }
  }

  /// Shows another model, after comparing it with the current one.
  ///
  /// - Parameters:
  ///   - model: The new model.
  ///   - completion: Called after the model is shown.
  public func show(_ model: TableModel, completion: (@MainActor () -> Void)? = nil) {
    table.lastUpdates = []
    table.mounted.applyList { $0.model = model }
    if let completion { table.calls.append(completion) }
    if !listNode.status.isUpdating { table.finish() }
  }

  /// Shows another model with known changes, of which only the visible rows are compared.
  ///
  /// - Parameters:
  ///   - model: The new model.
  ///   - changes: The changes of sections and rows. Other changes of visible rows are found by comparing.
  ///   - completion: Called after the model is shown.
  /// - Throws: ``BatchUpdateError`` if the changes do not lead from one model to the other. The current model then
  ///   stays.
  /// - Complexity: O(*n*) for *n* changes, sections and visible rows, independent of the number of rows.
  public func show(
    _ model: TableModel, changes: BatchUpdate, completion: (@MainActor () -> Void)? = nil
  ) throws(BatchUpdateError) {
    try BatchUpdateChecker.check(changes, from: self.model.rowCounts, to: model.rowCounts)
    show(model.changed(by: changes, from: self.model), completion: completion)
  }
}

extension ListDriver: @MainActor CustomStringConvertible {
  /// The current list with its visible cells, with one widget on each line.
  public var description: String { listNode.treeDescription }
}
