import Mod

extension PropertyNames where Root == CollectionView {
  /// Asks whether a touch may highlight an item, without which it does not select it either. `true` by default.
  public static var shouldHighlightItem: Property<Root, @MainActor @Sendable (CollectionView, RowPath) -> Bool> {
    Property(delegate: { _, _ in true })
  }

  /// Asks whether the user may select an item. `true` by default.
  public static var shouldSelectItem: Property<Root, @MainActor @Sendable (CollectionView, RowPath) -> Bool> {
    Property(delegate: { _, _ in true })
  }

  /// Asks whether the user may deselect an item. `true` by default.
  public static var shouldDeselectItem: Property<Root, @MainActor @Sendable (CollectionView, RowPath) -> Bool> {
    Property(delegate: { _, _ in true })
  }

  /// Asks for the place to move an item to, given its place and the proposed one. The latter by default.
  public static var targetIndexPathForMoveFromItem:
    Property<Root, @MainActor @Sendable (CollectionView, RowPath, RowPath) -> RowPath>
  {
    Property(delegate: { _, _, target in target })
  }
}
