import Mod

/// Wheels to pick values from: a model of `UIPickerView`, with the rows as data in place of a data source.
///
/// ```swift
/// let size = PickerView(.components([["Red", "Green"], ["S", "M", "L"]]), .selectRow(1, inComponent: 1))
/// // size.selectedRow(inComponent: 1) == 1
/// ```
public struct PickerView: Widget {
  /// The wheels, from the leading to the trailing one. None by default.
  public var components: [Component] = []

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a picker without wheels.
  public init() {}
}

extension PickerView {
  /// The row that a wheel shows in its middle, or -1 if there is no such wheel, or no row in it.
  public func selectedRow(inComponent component: Int) -> Int {
    guard components.indices.contains(component), !components[component].rows.isEmpty else { return -1 }
    return components[component].selectedRow
  }

  /// Turns a wheel to a row, or to the nearest one that it has. Nothing happens if there is no such wheel.
  public mutating func selectRow(_ row: Int, inComponent component: Int) {
    guard components.indices.contains(component) else { return }
    components[component].selectedRow = row
  }
}

extension Mod<PickerView> {
  /// Turns a wheel to a row, or to the nearest one that it has; see ``PickerView/selectRow(_:inComponent:)``.
  public static func selectRow(_ row: Int, inComponent component: Int) -> Mod {
    Mod { $0.selectRow(row, inComponent: component) }
  }
}

extension PickerView {
  /// Users change the selected rows.
  public static let userEditable = [EditableProperty(\PickerView.selectedRows)]

  private var selectedRows: [Int] {
    get { components.map(\.selectedRow) }
    set { for (index, row) in zip(components.indices, newValue) { components[index].selectedRow = row } }
  }
}

extension PropertyNames where Root == PickerView {
  /// Names ``PickerView/components``.
  @inlinable public static var components: Property<Root, [PickerView.Component]> {
    Property { $1(&$0.components) }
  }
}
