import Foundation
import Mod

extension PickerView {
  /// A component of a picker, which is a wheel of rows. An array literal of rows creates one: `["S", "M", "L"]`.
  public struct Component: Model {
    /// The titles of the rows, from the top. None by default.
    public var rows: [String] = [] { didSet { selectedRow = nearestRow } }

    /// The attributed titles in place of plain ones, by row. None by default.
    public var attributedRows: [Int: AttributedString] = [:]

    /// The widgets in place of the titles, for renderers that show widgets on wheels. Previews show the titles. None by
    /// default.
    public var rowViews: Children = []

    /// The index of the selected row, clamped to the rows. Set the rows first. 0 by default.
    public var selectedRow = 0 { didSet { selectedRow = nearestRow } }

    /// The width in points, or `nil` for an equal share. `nil` by default.
    public var width: Double?

    /// The height of a row in points, or `nil` for that of its title. `nil` by default.
    public var rowHeight: Double?

    /// Creates a component without rows.
    public init() {}

    /// Creates a component that selects its first row.
    public init(_ rows: [String]) { self.rows = rows }

    private var nearestRow: Int { selectedRow.clamped(to: 0...max(0, rows.count - 1)) }
  }
}

extension PickerView.Component: ExpressibleByArrayLiteral {
  /// Creates a component that selects its first row.
  public init(arrayLiteral rows: String...) { self.init(rows) }
}

extension PropertyNames where Root == PickerView.Component {
  /// The titles of the rows, from the top. None by default.
  @inlinable public static var rows: Property<Root, [String]> { Property { $1(&$0.rows) } }

  /// The attributed titles in place of plain ones, by row. None by default.
  @inlinable public static var attributedRows: Property<Root, [Int: AttributedString]> {
    Property { $1(&$0.attributedRows) }
  }

  /// The widgets in place of the titles, for renderers that show widgets on wheels. Previews show the titles. None by
  /// default.
  ///
  /// A terminal shows their texts.
  @inlinable public static var rowViews: Property<Root, Children> { Property { $1(&$0.rowViews) } }

  /// The index of the selected row, clamped to the rows. Set the rows first. 0 by default.
  @inlinable public static var selectedRow: Property<Root, Int> { Property { $1(&$0.selectedRow) } }

  /// The width in points, or `nil` for an equal share. `nil` by default.
  @inlinable public static var width: Property<Root, Double?> { Property { $1(&$0.width) } }

  /// The height of a row in points, or `nil` for that of its title. `nil` by default.
  @inlinable public static var rowHeight: Property<Root, Double?> { Property { $1(&$0.rowHeight) } }
}
