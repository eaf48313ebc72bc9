import Mod

// The arguments that users of SwiftUI give to lists. The compiler reports what to use instead.

extension ListView {
  @available(*, unavailable, message: "rows are listed in the block: 'TableView { ForEach(users) { user in … } }'")
  @_disfavoredOverload public init<Rows: Sequence>(
    _ rows: Rows, _ mods: Mod<Self>..., @WidgetBuilder row: (Rows.Element) -> Children
  ) { self.init() }

  @available(*, unavailable, message: "rows are listed in the block: 'TableView { ForEach(users) { user in … } }'")
  @_disfavoredOverload public init<Rows: Sequence, ID: Hashable>(
    _ rows: Rows, id: KeyPath<Rows.Element, ID>, _ mods: Mod<Self>...,
    @WidgetBuilder row: (Rows.Element) -> Children
  ) { self.init() }
}

extension PropertyNames where Root: ListView {
  @available(*, unavailable, message: "a selection is an event: '.rowSelected --> { (user: User) in … }'")
  public static var selection: Property<Root, String?> { preconditionFailure() }
}

extension TableViewCell {
  @available(*, unavailable, message: "write 'TableViewCell(.text(\"Ada\"))'")
  @_disfavoredOverload public init(_ text: String, _ mods: Mod<Self>...) { self.init() }
}

extension Mod where Root == TableViewCell {
  @available(*, unavailable, renamed: "accessoryType")
  public static func accessory(_ type: TableViewCell.AccessoryType) -> Mod { .identity }
}

extension CollectionView {
  @available(*, unavailable, message: "write 'CollectionView(.layout(.grid(columns: 3))) { … }'")
  public init(columns: Int, spacing: Double = 0, @WidgetBuilder content: () -> Children) { self.init() }

  @available(*, unavailable, message: "write 'CollectionView(.layout(.grid(columns: 3))) { … }'")
  public init<Layout>(layout: Layout, @WidgetBuilder content: () -> Children) { self.init() }

  @available(
    *, unavailable, message: "items are listed in the block: 'CollectionView { ForEach(photos) { photo in … } }'"
  )
  public init<Items, Layout, Item>(
    _ items: Items, layout: Layout, _ mods: Mod<Self>..., @WidgetBuilder item: (Item) -> Children
  ) { self.init() }
}

extension TableView {
  @available(*, unavailable, message: "write 'TableView(.style(.insetGrouped)) { … }'")
  public init(style: Style, _ mods: Mod<Self>..., @WidgetBuilder content: () -> Children = { [] }) { self.init() }
}

extension TableViewCell {
  @available(*, unavailable, message: "write 'TableViewCell(.text(\"Ada\"), .accessoryType(.disclosureIndicator))'")
  @_disfavoredOverload public init(_ text: String, accessory: AccessoryType, _ mods: Mod<Self>...) { self.init() }
}

extension Array {
  @available(*, unavailable, message: "write 'remove(at: index)'")
  public mutating func remove(atOffsets offsets: Any) {}
}

// The names that users of CwlViews try first. The compiler reports what to use instead.

extension Property where Root == TableView, Value == @Sendable (String) -> String {
  @available(*, unavailable, message: "a row has its identifier: 'CellModel(id, identifier: \"Row\", cell)'")
  public static var cellIdentifier: Self { Property(delegate: { _ in "Cell" }) }
}

extension Property where Root == TableView, Value == @Sendable (String, String) -> TableViewCell {
  @available(*, unavailable, message: "a row has its cell: 'ForEach(rows) { row in TableViewCell(.text(row)) }'")
  public static var cellConstructor: Self { Property(delegate: { _, _ in TableViewCell() }) }
}
