import Mod

/// A collection of sections with items: a model of `UICollectionView`, with the items as data instead of a data source.
///
/// ```swift
/// let people = CollectionView(.layout(.grid(minimumItemWidth: 100, spacing: 8))) {
///   Section("New", layout: .row(itemWidth: 120, spacing: 8)) { ForEach(newUsers) { UserRow($0) } }
///   Section("All") { ForEach(users) { UserRow($0) } }
/// }
/// ```
///
/// The ``model`` is that of a table: the items are its rows, and each section has a ``CollectionLayout``. The ``cells``
/// are the visible ones, which in a collection made by a block are the first ones. In a live tree they follow the model
/// and the scroll position. The items can come from a signal: `CollectionView(.tableData <-- items)`.
public struct CollectionView: ListView {
  /// The sections and items. None by default.
  public var model = TableModel()

  /// The visible cells with headers and footers, in order. None by default.
  ///
  /// Cells that are set here without a ``model`` are no items: users cannot select them.
  public var cells: Children = []

  /// The layout of sections without one of their own. `.list` by default.
  public var layout = CollectionLayout.list

  /// The axis along which the collection scrolls. `.vertical` by default.
  public var scrollDirection = Axis.vertical

  /// The index paths of the selected items, in a live tree. None by default.
  public var selectedItems: [RowPath] = []

  /// The index paths of the visible items, which are those of the cells among ``cells``. None by default.
  public var visibleItems: [RowPath] = []

  /// The indexes of the first visible items of sections that scroll orthogonally, by the sections' identities.
  ///
  /// Sections without an entry show their first items. None by default.
  public var firstVisibleItems: [WidgetKey: Int] = [:]

  /// The number of items that are visible at a time, which UIKit derives from the size of the screen.
  ///
  /// Lines of a grid are visible as a whole. A section that scrolls orthogonally counts as one item, and shows up to
  /// this number of its own items. The default is 20. A negative number is treated as 0.
  public var visibleItemCount = 20

  /// The number of items after the visible ones that prefetch their data.
  ///
  /// The default is 5. A negative number is treated as 0.
  public var prefetchedItemCount = 5

  /// The widget behind the items, or `nil` for none. `nil` by default.
  @Slot public var backgroundView: (any Widget)?

  /// The attributes of every list.
  public var listAttributes = ListAttributes.fresh

  /// The attributes of every scroll view.
  public var scrolling = ScrollAttributes.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.scrollView

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection with the sections and items of a block, and applies the Mods to it, in order. Its first items
  /// are visible.
  public init(_ mods: Mod<Self>..., @SectionBuilder content: () -> [SectionModel]) {
    self.init()
    model = TableModel(content())
    Mod(list: mods)(&self)
    (cells, visibleItems) = firstCells
  }

  /// The ``cells``.
  @inlinable public var children: Children {
    get { cells }
    _modify { yield &cells }
  }

  /// Visits the background view and the parts of every scroll view.
  public mutating func visitParts(_ visitor: PartVisitor) {
    visitor.visit(&backgroundView)
    visitScrollingParts(visitor)
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension CollectionView {
  /// The properties that users change: the scroll positions, the selection, and the inset of the keyboard.
  public static let userEditable = [
    EditableProperty(\CollectionView.contentOffset), EditableProperty(\CollectionView.selectedItems),
    EditableProperty(\CollectionView.firstVisibleItems), EditableProperty(\CollectionView.keyboardInset),
  ]
}

extension PropertyNames where Root == CollectionView {
  /// The layout of sections without one of their own. `.list` by default.
  @inlinable public static var layout: Property<Root, CollectionLayout> { Property { $1(&$0.layout) } }

  /// The axis along which the collection scrolls. `.vertical` by default.
  @inlinable public static var scrollDirection: Property<Root, Axis> { Property { $1(&$0.scrollDirection) } }

  /// Whether the collection is edited. `false` by default.
  @inlinable public static var isEditing: Property<Root, Bool> { Property { $1(&$0.isEditing) } }

  /// The index paths of the selected items, in a live tree. None by default.
  @inlinable public static var selectedItems: Property<Root, [RowPath]> { Property { $1(&$0.selectedItems) } }

  /// The index paths of the visible items, which are those of the cells among `cells`. None by default.
  @inlinable public static var visibleItems: Property<Root, [RowPath]> { Property { $1(&$0.visibleItems) } }

  /// The indexes of the first visible items of sections that scroll orthogonally, by the sections' identities.
  @inlinable public static var firstVisibleItems: Property<Root, [WidgetKey: Int]> {
    Property { $1(&$0.firstVisibleItems) }
  }

  /// The number of items that are visible at a time, which UIKit derives from the size of the screen.
  @inlinable public static var visibleItemCount: Property<Root, Int> { Property { $1(&$0.visibleItemCount) } }

  /// The number of items after the visible ones that prefetch their data.
  @inlinable public static var prefetchedItemCount: Property<Root, Int> { Property { $1(&$0.prefetchedItemCount) } }

  /// The widget behind the items, or `nil` for none. `nil` by default.
  @inlinable public static var backgroundView: Property<Root, (any Widget)?> { Property { $1(&$0.backgroundView) } }
}
