import Mod

/// A row of a table as data: its identity, its cell, and the closures that it calls.
///
/// ```swift
/// CellModel(user.id, TableViewCell(.text(user.name))).with {
///   $0.editingStyle = .delete
///   $0.commit = { _ in delete(user) }
/// }
/// ```
///
/// A row contains everything about itself, so that it can be part of any table. Two rows are equal if they look and
/// behave the same. Closures are not compared; a table always calls those of the newest model.
public struct CellModel: Identifiable, Configurable, Sendable {
  /// A closure that the row calls on the main actor.
  public typealias Action = @MainActor @Sendable () -> Void

  /// The identity of the row, unique in the table.
  public var id: WidgetKey

  /// The reuse identifier of the cell. A row whose identifier changes gets another cell. `"Cell"` by default.
  public var identifier: String

  /// The cell. It is empty if the row is shown by a reused cell.
  ///
  /// If the row shows a component, the cell contains it. A component whose body is a cell replaces this cell, unless it
  /// has been changed.
  public var cell: TableViewCell { didSet { showsComponent = false } }

  /// Whether the cell has nothing but a component, whose body may be the cell of the row.
  internal private(set) var showsComponent = false

  /// The content for a cell that is reused by several rows, or `nil` for a row with a cell of its own.
  package var content: (any CellContent)?

  /// The height of the row, in points, or `nil` for that of the table's rows. `nil` by default.
  @Themed public var height: Double? = nil

  /// Whether the row can be selected. `true` by default.
  public var isSelectable = true

  /// Whether the row is highlighted while it is touched. `true` by default.
  public var isHighlightable = true

  /// The effect of editing the row. `.none` by default.
  public var editingStyle = TableViewCell.EditingStyle.none

  /// Whether the row is indented while the table is edited. `true` by default.
  public var shouldIndentWhileEditing = true

  /// Whether users can move the row. `false` by default.
  public var canMove = false

  /// Whether the row is a placeholder for one that is not loaded, and cannot be used. `false` by default.
  public var isPlaceholder = false

  /// The actions of a swipe from the leading edge. None by default.
  public var leadingSwipeActions: [SwipeAction] = []

  /// The actions of a swipe from the trailing edge. None by default.
  public var trailingSwipeActions: [SwipeAction] = []

  /// The closures, which few rows have, in one place.
  internal var handlers = CellHandlers.none

  /// Creates a row whose content is shown by a reused cell.
  package init(_ id: some Hashable & Sendable, identifier: String, content: any CellContent) {
    self.init(id, identifier: identifier)
    self.content = content
  }

  /// Creates a row with an identity, unique in the table, and a cell.
  public init(_ id: some Hashable & Sendable, identifier: String = "Cell", _ cell: TableViewCell = TableViewCell()) {
    self.id = WidgetKey(id)
    self.identifier = identifier
    self.cell = cell
  }

  /// Creates a row that shows any widget.
  ///
  /// A cell, or a component whose body is one cell, is the cell of the row. Any other widget is put into a cell.
  public init(_ id: some Hashable & Sendable, identifier: String = "Cell", showing widget: any Widget) {
    self.init(id, identifier: identifier, widget as? TableViewCell ?? TableViewCell(.subviews([widget])))
    showsComponent = widget is Composed
  }

  /// Creates a row that shows a component, which is the cell of the row if its body is one.
  public init(_ id: some Hashable & Sendable, identifier: String = "Cell", showing component: some Component) {
    self.init(id, identifier: identifier, showing: Composed(component))
  }
}

extension CellModel {
  /// Creates a row for an element, whose cell is created on the main actor when the row is shown.
  ///
  /// ```swift
  /// RowList(users) { user in
  ///   CellModel(user.id, showing: user) { user in TableViewCell(.text(user.name), .onTap { print(user.name) }) }
  /// }
  /// ```
  ///
  /// The cell can have bindings and handlers, which are created on the main actor only. It is taken to be unchanged
  /// while its element stays equal.
  ///
  /// - Parameters:
  ///   - id: The identity of the row, unique in the table.
  ///   - identifier: The reuse identifier of the cell.
  ///   - element: The element of the row.
  ///   - cell: Creates the cell of the element.
  public init<Element: Equatable & Sendable>(
    _ id: some Hashable & Sendable, identifier: String = "Cell", showing element: Element,
    cell: @escaping @MainActor @Sendable (Element) -> TableViewCell
  ) {
    self.init(id, identifier: identifier, showing: ElementLine(element: element, cell: cell))
  }
}

/// The content for a cell that is reused by several rows.
package protocol CellContent: Sendable {
  /// Returns whether another content is equal.
  func isEqual(to other: any CellContent) -> Bool
}

extension CellModel {
  /// The text of the row's cell, which may be the body of a component, or `nil` if the cell has no text.
  @MainActor package var title: String? {
    guard showsComponent, let component = cell.subviews.first as? Composed else { return cell.text }
    let body = component.body()
    return (body.count == 1 ? body.first as? TableViewCell : nil)?.text
  }
}

extension CellModel: Equatable {
  /// Returns whether both rows have the same identity, appearance and behavior, apart from closures.
  public static func == (first: CellModel, second: CellModel) -> Bool {
    first.id == second.id && first.identifier == second.identifier && first.cell == second.cell
      && first.showsComponent == second.showsComponent
      && first._height == second._height && first.isSelectable == second.isSelectable
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

/// A component whose body is the cell of an element, so that the cell is created on the main actor.
internal struct ElementLine<Element: Equatable & Sendable>: Component {
  internal let element: Element
  internal let cell: @MainActor @Sendable (Element) -> TableViewCell

  internal var body: Children { cell(element) }

  /// Returns whether the elements are equal, on which alone the cells depend.
  internal nonisolated func isSame(as other: Self) -> Bool { element == other.element }
}
