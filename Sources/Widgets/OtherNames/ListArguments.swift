// The arguments that users of SwiftUI give to lists. The compiler names the block that lists the rows.
import Mod

extension ListView {
  @available(*, unavailable, message: "rows are listed in the block: 'TableView { ForEach(users) { user in … } }'")
  @_disfavoredOverload public init<Rows: Sequence>(
    _ rows: Rows, _ mods: Mod<Self>..., @WidgetBuilder row: (Rows.Element) -> Children
  ) { self.init() }
}

extension TableViewCell {
  @available(*, unavailable, message: "write 'TableViewCell(.text(\"Ada\"))'")
  @_disfavoredOverload public init(_ text: String, _ mods: Mod<Self>...) { self.init() }
}

extension Mod where Root == TableViewCell {
  @available(*, unavailable, renamed: "accessoryType")
  public static func accessory(_ type: TableViewCell.AccessoryType) -> Mod { .identity }
}
