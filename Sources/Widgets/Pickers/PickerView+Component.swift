import Mod

extension PickerView {
  /// A wheel of a picker. An array literal of its rows makes one: `["S", "M", "L"]`.
  public struct Component: Model {
    /// The titles of the rows, from the top. None by default.
    public var rows: [String] = [] { didSet { selectedRow = nearestRow } }

    /// The row in the middle. 0 by default; other values become the nearest row, so set the rows first.
    public var selectedRow = 0 { didSet { selectedRow = nearestRow } }

    /// The width in points, or `nil` for an equal share, which is the default.
    public var width: Double?

    /// The height of a row in points, or `nil` for the height that its title needs, which is the default.
    public var rowHeight: Double?

    /// Creates a wheel without rows.
    public init() {}

    /// Creates a wheel that shows its first row.
    public init(_ rows: [String]) {
      self.rows = rows
    }

    private var nearestRow: Int {
      selectedRow.clamped(to: 0...max(0, rows.count - 1))
    }
  }
}

extension PickerView.Component: ExpressibleByArrayLiteral {
  /// Creates a wheel that shows its first row.
  public init(arrayLiteral rows: String...) {
    self.init(rows)
  }
}

extension PropertyNames where Root == PickerView.Component {
  /// Names ``PickerView/Component/rows``.
  @inlinable public static var rows: Property<Root, [String]> { Property { $1(&$0.rows) } }
  /// Names ``PickerView/Component/selectedRow``.
  @inlinable public static var selectedRow: Property<Root, Int> { Property { $1(&$0.selectedRow) } }
  /// Names ``PickerView/Component/width``.
  @inlinable public static var width: Property<Root, Double?> { Property { $1(&$0.width) } }
  /// Names ``PickerView/Component/rowHeight``.
  @inlinable public static var rowHeight: Property<Root, Double?> { Property { $1(&$0.rowHeight) } }
}
