import Bindings
import Widgets

/// The rows of a table in a live tree: which of them are in sight, in which cells, and what they are told.
///
/// The node of a ``TableView`` has one, which makes the cells follow the model, the selection and the place that one has
/// scrolled to, whoever changes them.
@MainActor
internal final class LiveTable {
  internal let mounted: Mounted<TableView>
  internal unowned let node: Node

  /// All that there is in the table.
  internal var model = TableModel()

  /// The batch updates by which the model came to be shown.
  internal var lastUpdates: [BatchUpdate] = []

  /// The row at the top of what is in sight.
  internal var top = RowPath(row: 0, section: 0)

  /// The rows in sight, from the top.
  internal var displayed: [DisplayedRow] = []

  /// The selected rows, from the top.
  internal var selectedRows: [RowPath] = []

  /// The rows that have been told to prefetch what they show, and are not in sight.
  internal var prefetched: [RowPath: CellModel] = [:]

  /// The outcome of the last request for more rows.
  internal var request = Request.none

  /// The edits by users of rows that are not in sight.
  internal var edits: [RowPath: RowEdits] = [:]

  /// What to call once the table is up to date.
  internal var calls: [@MainActor () -> Void] = []

  /// How many cells have been made that stand in for several rows.
  internal var sharedCellCount = 0

  /// What shows, with the headers and footers, and where in it the cells are.
  internal var cells: (shown: Children, rows: [Int]) = ([], [])

  /// What the table looked like when it was last brought up to date; `nil` before the first time.
  private var look: Look?

  internal init(_ mounted: Mounted<TableView>, of node: Node) {
    self.mounted = mounted
    self.node = node
  }
}

extension LiveTable {
  /// A request for more rows at the end of the table.
  internal enum Request {
    /// Nothing has been asked for since rows were added.
    case none
    /// More rows have been asked for.
    case made
    /// There has been another model since, without any row more.
    case answered
    /// Asking has thrown. Another model or a new scroll asks again.
    case failed
  }

  /// What decides about the cells.
  private struct Look: Equatable {
    let version: Int
    let selectedRows: [RowPath]
    let isEditing: Bool
    let visibleRowCount: Int
    let prefetchedRowCount: Int
    let heights: [Double?]
    let offset: Double

    init(_ table: TableView) {
      version = table.model.version.number
      selectedRows = table.selectedRows
      isEditing = table.isEditing
      visibleRowCount = table.visibleRowCount
      prefetchedRowCount = table.prefetchedRowCount
      // What is no number would differ from itself.
      heights = [table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight].map {
        $0?.isNaN == true ? nil : $0
      }
      offset = table.contentOffset.y.isNaN ? 0 : table.contentOffset.y
    }
  }

  /// Whether the table shows something else than it should.
  internal var isOutOfDate: Bool {
    let table = mounted.value
    return look != Look(table) || !table.cells.isIdentical(to: cells.shown)
  }

  /// Makes the cells follow the table.
  internal func update() {
    guard isOutOfDate else { return }
    let table = mounted.value
    if model.version.number == 0, table.model.version.number == 0 {
      // The cells of a table that has never had a model are those that it is described with.
      cells = (table.cells, [])
      look = Look(table)
      return
    }
    let isSelectionKept = look?.selectedRows == table.selectedRows
    if model.version.number != table.model.version.number { change(to: table.model, isFirst: look == nil) }
    if !isSelectionKept { selectedRows = table.selectedRows.filter { model[$0] != nil }.sorted() }
    if Look(table).offset != look?.offset ?? 0 {
      top = path(at: table.contentOffset.y)
      if request != .made { request = .none }
    }
    showWindow()
    look = Look(mounted.value)
  }

  /// Tells rows that are about to come into sight, asks for more if those are the last, and makes the calls.
  ///
  /// A call that changes the table has those after it wait until the table shows that.
  internal func finish() {
    restoreEdits()
    prefetch()
    loadMore()
    while !isOutOfDate, !calls.isEmpty { calls.removeFirst()() }
  }

  /// Has the handlers of an event called, and the row itself, once the table is up to date.
  internal func tell(
    _ trigger: @autoclosure () -> Trigger, _ detail: @autoclosure () -> Any, _ action: CellModel.Action?
  ) {
    guard action != nil || !mounted.behaviors.isEmpty else { return }
    let (trigger, detail) = (trigger(), detail())
    calls.append { [mounted] in
      mounted.notify(trigger, detail)
      action?()
    }
  }
}
