import Mod

/// A row as data: what tells it from others, what it looks like, and what becomes of it when it is used.
///
/// ```swift
/// CellModel(user.id, TableViewCell(.text(user.name))).with {
///   $0.editingStyle = .delete
///   $0.commit = { _ in delete(user) }
/// }
/// ```
///
/// All that concerns a row is in the row, so that it can stand in any table. Two are equal if they look and behave the same;
/// what they call is not compared, and a table always calls that of the newest model.
public struct CellModel: Identifiable, Configurable, Sendable {
  /// What the row calls, on the main actor.
  public typealias Action = @MainActor @Sendable () -> Void

  /// What tells the row from all others of the table.
  public var id: WidgetKey

  /// What kind of cell it is. A row that changes its kind gets another cell. `"Cell"` by default.
  public var identifier: String

  /// What shows. It is empty if the row is shown by whatever cell is free.
  public var cell: TableViewCell

  /// What a cell shows that stands in for several rows, one after the other; `nil` for a row with a cell of its own.
  package var content: (any CellContent)?

  /// How tall the row is, in points; `nil`, the default, for as tall as the table says.
  public var height: Double?

  /// Whether the row can be selected. `true` by default.
  public var isSelectable = true

  /// Whether the row shows that it is touched. `true` by default.
  public var isHighlightable = true

  /// What editing does to the row. `.none` by default.
  public var editingStyle = TableViewCell.EditingStyle.none

  /// Whether the row moves aside while the table is edited. `true` by default.
  public var shouldIndentWhileEditing = true

  /// Whether users can drag the row elsewhere. `false` by default.
  public var canMove = false

  /// Whether the row stands for one that is not there yet. It cannot be used. `false` by default.
  public var isPlaceholder = false

  /// What a swipe from the leading edge offers. Nothing by default.
  public var leadingSwipeActions: [SwipeAction] = []

  /// What a swipe from the trailing edge offers. Nothing by default.
  public var trailingSwipeActions: [SwipeAction] = []

  /// Called when a user selects the row.
  public var didSelect: Action?
  /// Called when the row is no longer selected.
  public var didDeselect: Action?
  /// Called when a user touches the row.
  public var didHighlight: Action?
  /// Called when a user no longer touches the row.
  public var didUnhighlight: Action?
  /// Called when a user taps the button at the trailing edge.
  public var accessoryTapped: Action?
  /// Called when a user edits the row as its ``editingStyle`` says.
  public var commit: (@MainActor @Sendable (TableViewCell.EditingStyle) -> Void)?
  /// Called when a user has dragged the row elsewhere, with where it is now.
  public var didMove: (@MainActor @Sendable (RowPath) -> Void)?
  /// Called before the row comes into sight.
  public var willDisplay: Action?
  /// Called after the row has gone out of sight.
  public var didEndDisplaying: Action?
  /// Called when the row is about to come into sight, so that it can fetch what it shows.
  public var prefetch: Action?
  /// Called when a row that was about to come into sight no longer is.
  public var cancelPrefetching: Action?

  /// Creates a row of what shows in whatever cell of its kind is free.
  package init(_ id: some Hashable & Sendable, identifier: String, content: any CellContent) {
    self.init(id, identifier: identifier)
    self.content = content
  }

  /// Creates the row of a cell, by a value that tells it from all others of the table.
  public init(_ id: some Hashable & Sendable, identifier: String = "Cell", _ cell: TableViewCell = TableViewCell()) {
    self.id = WidgetKey(id)
    self.identifier = identifier
    self.cell = cell
  }

  /// Creates a row of whatever widget: a cell as it is, anything else inside one.
  public init(_ id: some Hashable & Sendable, identifier: String = "Cell", showing widget: any Widget) {
    self.init(id, identifier: identifier, widget as? TableViewCell ?? TableViewCell(.subviews([widget])))
  }
}

/// What a cell shows that stands in for several rows, one after the other.
package protocol CellContent: Sendable {
  /// Whether another content is the same.
  func isEqual(to other: any CellContent) -> Bool
}

extension CellModel: Equatable {
  /// Returns whether both are the same row, look the same, and behave the same, whatever they call.
  public static func == (first: CellModel, second: CellModel) -> Bool {
    first.id == second.id && first.identifier == second.identifier && first.cell == second.cell
      && first.height == second.height && first.isSelectable == second.isSelectable
      && first.isHighlightable == second.isHighlightable && first.editingStyle == second.editingStyle
      && first.shouldIndentWhileEditing == second.shouldIndentWhileEditing && first.canMove == second.canMove
      && first.isPlaceholder == second.isPlaceholder && first.leadingSwipeActions == second.leadingSwipeActions
      && first.trailingSwipeActions == second.trailingSwipeActions && first.hasSameContent(as: second)
  }

  private func hasSameContent(as other: CellModel) -> Bool {
    guard let content, let others = other.content else { return content == nil && other.content == nil }
    return content.isEqual(to: others)
  }
}
