/// A list whose positions are computed from planned heights, because rows are not created to be measured.
///
/// A live tree shows a *window* of rows: those from the top one on, as many as are visible at a time. Rows are in
/// *lines* across the axis along which the list scrolls.
package protocol PlannedList: ListView {
  /// The index paths of the selected rows.
  var selectedPaths: [RowPath] { get set }

  /// The number of rows that are visible at a time.
  var visibleCount: Int { get set }

  /// The number of rows below the visible ones that prefetch their data.
  var prefetchedCount: Int { get }

  /// The index paths of the shown cells, if the list stores them.
  var shownPaths: [RowPath] { get set }

  /// The properties, besides the model, that the window depends on.
  var plan: ListPlan { get }

  /// The content offset along the axis along which the list scrolls, in points.
  var scrolledLength: Double { get set }

  /// The planned length of the content along that axis, in points.
  var plannedContentLength: Double { get }

  /// The heights of headers and footers, in points, unless their content determines them.
  var edgeHeights: (header: Double?, footer: Double?) { get }

  /// Returns the content offset at which a row is in the first line, in points.
  func offset(of path: RowPath) -> Double

  /// Returns the index path of the first row when the content is at an offset, in points.
  func path(at offset: Double) -> RowPath

  /// Returns the index path of the first row of the line that contains a row.
  func startOfLine(at path: RowPath) -> RowPath

  /// The number of rows in the line that contains a row.
  func lineCount(at path: RowPath) -> Int

  /// The planned length of the line that contains a row, in points.
  func plannedLineLength(at path: RowPath) -> Double

  /// Returns the index paths of the visible rows, from a row on, or before it at the end of the list.
  func window(from top: RowPath) -> [RowPath]

  /// Returns the content offsets that show all rows, screen by screen: from an offset to the end, then from the top.
  func screens(from offset: Double) -> [Double]

  /// Returns the sections with visible rows and with others beside them, each with its first rows, screen by screen.
  func sideScreens(of paths: [RowPath]) -> [RowPath]

  /// Moves a row to the leading edge of its section, if that scrolls orthogonally.
  mutating func bringToEdge(_ path: RowPath)

  /// Returns whether a visible row is the first one of its section.
  func opensSection(at path: RowPath) -> Bool

  /// Returns whether a visible row is the last one of its section.
  func closesSection(at path: RowPath) -> Bool

  /// Returns a cell with the size and the style of a section.
  func fitted(_ cell: TableViewCell, inSection section: Int) -> TableViewCell

  /// Whether users can move rows only while the list is edited.
  var movesOnlyWhileEdited: Bool { get }

  /// Returns the name of the delegate that declines to highlight a row, if one does.
  @MainActor func refusalToHighlight(_ path: RowPath) -> String?

  /// Returns the name of the delegate that declines to select a row, if one does.
  @MainActor func refusalToSelect(_ path: RowPath) -> String?

  /// Returns the row to deselect instead of a row, or `nil` for none.
  @MainActor func deselectionTarget(of path: RowPath) -> RowPath?

  /// The name of the delegate that ``deselectionTarget(of:)`` asks.
  var deselectionDelegate: String { get }

  /// Returns the place to move a row to, given the proposed one.
  @MainActor func moveTarget(of path: RowPath, proposed: RowPath) -> RowPath
}

/// The properties of a list, besides its model, that its window depends on. None is NaN, which differs from itself.
package struct ListPlan: Equatable, Sendable {
  package var heights: (row: Double?, header: Double?, footer: Double?)
  package var layout: CollectionLayout?
  package var axis = Axis.vertical
  package var firstVisible: [WidgetKey: Int] = [:]

  package static func == (first: ListPlan, second: ListPlan) -> Bool {
    first.heights == second.heights && first.layout == second.layout && first.axis == second.axis
      && first.firstVisible == second.firstVisible
  }
}

extension PlannedList {
  /// Returns the nearest offset in the content, which is 0 for NaN.
  package func nearestRowOffset(to offset: Double) -> Double {
    max(0, min(offset, plannedContentLength, Double(Int32.max)))
  }

  /// The content offset, which is 0 for NaN.
  package var knownOffset: Double { scrolledLength.isNaN ? 0 : scrolledLength }
}

extension Double? {
  /// The number, or `nil` for NaN.
  internal var known: Double? { self?.isNaN == true ? nil : self }
}
