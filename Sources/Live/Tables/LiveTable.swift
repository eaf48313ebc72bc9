import Foundation
import Bindings
import Widgets

/// The state of a table or a collection in a live tree: the visible rows, their cells, and the calls to make.
///
/// The node of a ``ListView`` has a live table, which updates the cells when the model, the selection or the scroll
/// position changes. The items of a collection are its rows.
@MainActor internal final class LiveTable {
  internal let mounted: any MountedList
  internal unowned let node: Node

  internal var model = TableModel()

  /// The batch updates that led to the current model.
  internal var lastUpdates: [BatchUpdate] = []

  /// The number of rows that a renderer has space for, or `nil` if none has set it.
  ///
  /// It stays when the list is described again. The rows in view would move otherwise, because more rows at a time have
  /// fewer positions.
  internal var space: Int?

  /// The index path of the top visible row.
  internal var top = RowPath(row: 0, section: 0)

  /// The index path of the row to which the table has been scrolled, or `nil` since its rows have changed.
  ///
  /// It is below the top visible row if the table ends sooner.
  internal var target: RowPath?

  internal var visible = VisibleRows()

  /// The index paths of the selected rows, from the top.
  internal var selectedRows: [RowPath] = []

  /// The rows that have been prefetched and are not visible.
  internal var prefetched: [RowPath: CellModel] = [:]

  /// The outcome of the last request for more rows.
  internal var request = Request.none

  /// The changes that users made to rows that are not visible.
  internal var edits: [RowPath: RowEdits] = [:]

  /// The closures to call after the update.
  internal var calls = CallQueue()

  /// The number of reused cells that have been created.
  internal var sharedCellCount = 0

  /// The inputs of the last update, or `nil` before the first one.
  private var appearance: DisplayedState?

  internal init(_ mounted: any MountedList, of node: Node) {
    self.mounted = mounted
    self.node = node
  }
}

/// The rows of a live table that are in sight, and what shows them.
internal struct VisibleRows {
  /// The rows, from the top.
  internal var rows: [DisplayedRow] = []

  /// The indexes of the sections whose headers are visible, by the sections' identities.
  internal var headers: [WidgetKey: Int] = [:]

  /// The indexes of the sections whose footers are visible, by the sections' identities.
  internal var footers: [WidgetKey: Int] = [:]

  /// The children with headers and footers, and the indexes of the cells among them.
  internal var cells: (shown: Children, rows: [Int]) = ([], [])
}

extension LiveTable {
  /// A request for more rows at the end of the table.
  internal enum Request {
    /// No request since rows were added.
    case none
    /// More rows have been requested.
    case made
    /// The model has changed since, without additional rows.
    case answered
    /// The request has thrown an error. Another model or another scroll repeats it.
    case failed
  }

  /// A Boolean value that indicates whether the cells have to be updated.
  internal var isOutOfDate: Bool {
    appearance != mounted.displayedState || !mounted.cells.isIdentical(to: visible.cells.shown)
  }

  internal func update() {
    guard isOutOfDate else { return }
    if let space, mounted.list.visibleCount != space { mounted.applyList { $0.visibleCount = space } }
    let new = mounted.model
    let state = mounted.displayedState
    if model.version.number == 0, state.version == 0 {
      // A table without a model keeps the cells that it is described with.
      visible.cells = (mounted.cells, [])
      appearance = state
      return
    }
    let isSelectionKept = appearance?.selected == state.selected
    if model.version.number != state.version { change(to: new, isFirst: appearance == nil) }
    if !isSelectionKept { selectedRows = state.selected.filter { model[$0] != nil }.sorted() }
    if state.offset != appearance?.offset ?? 0 || state.plan.axis != appearance?.plan.axis {
      top = mounted.list.path(at: state.offset)
      target = top
      if request != .made { request = .none }
    } else if state.visibleCount != appearance?.visibleCount, let target {
      top = target
    }
    showWindow()
    appearance = mounted.displayedState
  }

  /// Prefetches rows, requests more if the last ones are visible, and makes the calls.
  ///
  /// If a call changes the table, the remaining calls are made after the table shows the change.
  internal func finish() {
    restoreEdits()
    prefetch()
    loadMore()
    while !isOutOfDate, let call = calls.next() { call() }
  }

  /// The current list.
  internal var list: any PlannedList { mounted.list }

  /// Asserts that the visible and the selected rows exist, are in order, and that each visible row has its own cell.
  ///
  /// - Complexity: O(*n* log *n*) for *n* visible and selected rows.
  internal func checkInvariants() {
    let paths = visible.rows.map(\.path)
    let counts = model.rowCounts
    assert(zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }, "The visible rows are out of order.")
    assert(
      (paths + selectedRows).allSatisfy { counts.indices ~= $0.section && 0..<counts[$0.section] ~= $0.row },
      "A visible or selected row does not exist.")
    assert(selectedRows == selectedRows.sorted(), "The selected rows are out of order.")
    assert(model.version.number == 0 || visible.cells.rows.count == paths.count, "A visible row has no cell.")
    let shared = visible.rows.compactMap { $0.cell.map { ObjectIdentifier($0) } }
    assert(Set(shared).count == shared.count, "Two rows share a cell.")
  }

  /// Schedules a call of an event's handlers and of the row itself for when the table is up to date.
  internal func notify(
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
