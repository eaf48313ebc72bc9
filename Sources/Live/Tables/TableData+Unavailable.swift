import Bindings
import Mod
import Signals
import Widgets

extension Property where Root: Bindable, Value == TableModel {
  /// Names the function that makes the rows of a table from a list.
  @available(
    *, unavailable,
    message: "make a model of the list: 'names.tableData(id: { $0 }) { CellModel($0, TableViewCell(.text($0))) }'"
  )
  public static func <-- <Element>(property: Property, source: some SignalConvertible<[Element]>) -> Mod<Root> {
    .identity
  }
}
