import Mod

// A live tree sends the same events for a table and a collection, which users know by two names.
extension EventNames where Root == CollectionView {
  /// Sent when the user selects an item, with its index path.
  public static var didSelectItem: Event<Root, RowPath> { selection.compactMap { _, used in used.path } }

  /// Sent when the user deselects an item by selecting another or by tapping it again, with its index path.
  public static var didDeselectItem: Event<Root, RowPath> {
    Event<Root, RowPath>("didDeselectRow").compactMap { _, path in path }
  }

  /// Sent when other items are visible, or the same at other places, with their index paths.
  public static var visibleItemsChanged: Event<Root, [RowPath]> {
    Event<Root, [RowPath]>("visibleRowsChanged").compactMap { _, paths in paths }
  }

  /// Sent when the user scrolls the collection, with the index path of the first visible item.
  public static var userDidScrollToItem: Event<Root, RowPath> {
    Event<Root, RowPath>("userDidScrollToRow").compactMap { _, path in path }
  }

  /// Sent when the user touches an item, with its index path.
  public static var didHighlightItem: Event<Root, RowPath> {
    Event<Root, RowPath>("didHighlightRow").compactMap { _, path in path }
  }

  /// Sent when the user no longer touches an item, with its index path.
  public static var didUnhighlightItem: Event<Root, RowPath> {
    Event<Root, RowPath>("didUnhighlightRow").compactMap { _, path in path }
  }

  /// Sent when the user moves an item, with both index paths.
  public static var didMoveItem: Event<Root, (from: RowPath, to: RowPath)> {
    Event<Root, (from: RowPath, to: RowPath)>("didMoveRow").compactMap { _, move in move }
  }

  /// Sent before an item appears, with its index path.
  public static var willDisplayItem: Event<Root, RowPath> {
    Event<Root, RowPath>("willDisplayRow").compactMap { _, path in path }
  }

  /// Sent after an item has disappeared, with its former index path.
  public static var didEndDisplayingItem: Event<Root, RowPath> {
    Event<Root, RowPath>("didEndDisplayingRow").compactMap { _, path in path }
  }

  /// Sent when items are about to appear, so that their data can be fetched, with their index paths.
  public static var prefetchItems: Event<Root, [RowPath]> {
    Event<Root, [RowPath]>("prefetchRows").compactMap { _, paths in paths }
  }

  /// Sent when items that were about to appear no longer are, with their index paths.
  public static var cancelPrefetchingItems: Event<Root, [RowPath]> {
    Event<Root, [RowPath]>("cancelPrefetchingRows").compactMap { _, paths in paths }
  }

  fileprivate static var selection: Event<Root, UsedRow> { Event<Root, UsedRow>("didSelectRow") }
}

// The handler decides the type of the sent value, so that the event belongs only to `Event`.
extension Event where Root == CollectionView {
  /// Sent when the user selects an item, with its element: `.itemSelected --> selectedPhoto`.
  ///
  /// The element of an item is the element of its `RowList`. Other items, such as the items of a `ForEach`, have no
  /// element, and send their `CellModel`. The handler decides the type, so that several handlers can take items of
  /// several types. If no handler takes the type of an item, and the item does not handle its selection itself, a live
  /// tree adds an `EventError` to its `errors`.
  public static var itemSelected: Event {
    selection.casting { (_, used) throws(PayloadMismatch) in try used.selected() }
  }
}

// Editors complete the members of `Mod` until the operator is written. The event itself is found by the operator.
extension Mod where Root == CollectionView {
  /// Sent when the user selects an item, with its element: `.itemSelected --> selectedPhoto`.
  public static var itemSelected: Event<Root, Any> { .itemSelected }
}

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
