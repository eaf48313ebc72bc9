import Foundation
import Mod

/// A picker with wheels: a model of `UIPickerView`, with the rows as data instead of a data source.
///
/// ```swift
/// let size = PickerView(.components([["Red", "Green"], ["S", "M", "L"]]), .selectRow(1, inComponent: 1))
/// // size.selectedRow(inComponent: 1) == 1
/// ```
public struct PickerView: Widget {
  /// The components, from the leading edge. None by default.
  public var components: [Component] = []

  /// Whether the selected rows are marked. `true` by default.
  public var showsSelectionIndicator = true

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a picker without components.
  public init() {}

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension PickerView {
  /// Returns the index of the selected row of a component, or -1 if there is no such component or no row.
  public func selectedRow(inComponent component: Int) -> Int {
    guard components.indices.contains(component), !components[component].rows.isEmpty else { return -1 }
    return components[component].selectedRow
  }

  /// Selects a row of a component, or the nearest one. Does nothing if there is no such component.
  public mutating func selectRow(_ row: Int, inComponent component: Int) {
    guard components.indices.contains(component) else { return }
    components[component].selectedRow = row
  }
}

extension Mod<PickerView> {
  /// Selects a row of a component, or the nearest one. See ``PickerView/selectRow(_:inComponent:)``.
  public static func selectRow(_ row: Int, inComponent component: Int) -> Mod {
    Mod { $0.selectRow(row, inComponent: component) }
  }
}

extension PickerView {
  /// The properties that users change: the selected rows.
  public static let userEditable = [EditableProperty(\PickerView.selectedRows)]

  fileprivate var selectedRows: [Int] {
    get { components.map(\.selectedRow) }
    set { for (index, row) in zip(components.indices, newValue) { components[index].selectedRow = row } }
  }
}

extension PropertyNames where Root == PickerView {
  /// The components, from the leading edge. None by default.
  @inlinable public static var components: Property<Root, [PickerView.Component]> {
    Property { $1(&$0.components) }
  }

  /// Whether the selected rows are marked. `true` by default.
  @inlinable public static var showsSelectionIndicator: Property<Root, Bool> {
    Property { $1(&$0.showsSelectionIndicator) }
  }
}

extension EventNames where Root == PickerView {
  /// Sent when the user selects a row in a component.
  public static var didSelectRow: Event<Root, (row: Int, component: Int)> { Event<Root, (row: Int, component: Int)>() }

  /// Sent when the user selects a row in a component, with both. Short for `didSelectRow`.
  public static var selectionChanged: Event<Root, (row: Int, component: Int)> {
    didSelectRow.compactMap { $1 }
  }

  /// Sent when the user selects a row, with its title: `.rowSelected --> size`.
  public static var rowSelected: Event<Root, String> {
    didSelectRow.compactMap { picker, place in
      guard picker.components.indices.contains(place.component) else { return nil }
      let rows = picker.components[place.component].rows
      return rows.indices.contains(place.row) ? rows[place.row] : nil
    }
  }

  /// Sent when the user selects a row, with the selected row of each component.
  public static var valueChanged: Event<Root, [Int]> { didSelectRow.compactMap { picker, _ in picker.selectedRows } }
}

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
    @Themed public var width: Double? = nil

    /// The height of a row in points, or `nil` for that of its title. `nil` by default.
    @Themed public var rowHeight: Double? = nil

    /// Creates a component without rows.
    public init() {}

    /// Creates a component that selects its first row.
    public init(_ rows: [String]) { self.rows = rows }

    private var nearestRow: Int { selectedRow.clamped(from: 0, to: rows.count - 1) }
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
