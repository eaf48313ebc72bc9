import Bindings
import Widgets

/// A mounted table or collection, without its type, for its live table.
@MainActor internal protocol MountedList: AnyMounted {
  /// The current list.
  var list: any PlannedList { get }

  /// The model of the list.
  var model: TableModel { get }

  /// The cells of the list.
  var cells: Children { get }

  /// The properties that the cells depend on.
  var displayedState: DisplayedState { get }

  /// Shows other cells, with the selection and, if it has changed, the offset.
  func show(_ cells: Children, at paths: [RowPath], selected: [RowPath], offset: Double?)

  /// Changes the list as the program does.
  func applyList(_ change: (inout any PlannedList) -> Void)

  /// Changes the list as the user does.
  func inputList(_ change: (inout any PlannedList) -> Void)
}

extension Mounted: MountedList where Root: PlannedList {
  internal var list: any PlannedList { value }

  internal var model: TableModel { value.model }

  internal var cells: Children { value.cells }

  internal var displayedState: DisplayedState { DisplayedState(value) }

  internal func show(_ cells: Children, at paths: [RowPath], selected: [RowPath], offset: Double?) {
    apply {
      $0.cells = cells
      $0.shownPaths = paths
      $0.selectedPaths = selected
      if let offset { $0.scrolledLength = offset }
    }
  }

  internal func applyList(_ change: (inout any PlannedList) -> Void) {
    if let new = changedList(change) { apply { $0 = new } }
  }

  internal func inputList(_ change: (inout any PlannedList) -> Void) {
    if let new = changedList(change) { input { $0 = new } }
  }

  private func changedList(_ change: (inout any PlannedList) -> Void) -> Root? {
    var list: any PlannedList = value
    change(&list)
    return list as? Root
  }
}

/// The properties of a list that its cells depend on.
internal struct DisplayedState: Equatable {
  internal let version: Int
  internal let selected: [RowPath]
  internal let isEditing: Bool
  internal let visibleCount: Int
  internal let prefetchedCount: Int
  internal let plan: ListPlan
  internal let offset: Double

  internal init(_ list: some PlannedList) {
    version = list.model.version.number
    selected = list.selectedPaths
    isEditing = list.isEditing
    visibleCount = list.visibleCount
    prefetchedCount = list.prefetchedCount
    plan = list.plan
    offset = list.knownOffset
  }
}

extension Node {
  /// The mounted table or collection. A cast to the protocol would take the runtime long.
  internal var mountedList: (any MountedList)? {
    if let table = mounted as? Mounted<TableView> { return table }
    return mounted as? Mounted<CollectionView>
  }
}
