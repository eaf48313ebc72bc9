import Mod

extension PropertyNames where Root == TableView {
  /// Asks for the row to deselect instead of a row, or `nil` for none. The row itself by default.
  public static var willDeselectRow: Property<Root, @MainActor @Sendable (TableView, RowPath) -> RowPath?> {
    Property(delegate: { _, path in path })
  }

  /// Asks for the place to move a row to, given its place and the proposed one. The latter by default.
  public static var targetIndexPathForMoveFromRow:
    Property<Root, @MainActor @Sendable (TableView, RowPath, RowPath) -> RowPath>
  {
    Property(delegate: { _, _, target in target })
  }
}
