import Mod
import Values

/// The layout of a ``CollectionView`` or of one of its sections: a model of `NSCollectionLayoutSection`.
///
/// ```swift
/// CollectionView(.layout(.grid(columns: 3, spacing: 8))) {
///   Section("New", layout: .row(.groupPaging, itemWidth: 160, spacing: 8)) { ForEach(newUsers) { UserRow($0) } }
///   Section("All") { ForEach(users) { UserRow($0) } }
/// }
/// ```
///
/// Lengths are in points. Previews treat NaN as 0, and clamp lengths and numbers of columns to what can be laid out.
public struct CollectionLayout: Hashable, Sendable, Configurable {
  /// The arrangement of the items.
  public enum Arrangement: Hashable, Sendable {
    /// Rows below each other, as those of a table with a style.
    case list(TableView.Style)
    /// Lines of equally wide items, up to a number of columns.
    case grid(columns: Int)
    /// Lines of equally wide items, as many as fit with a minimum width.
    case adaptiveGrid(minimumItemWidth: Double)
    /// Lines of items with widths of their own, which wrap where the line ends.
    case flow
    /// One line of items, which scrolls across the axis along which the collection scrolls.
    case row(OrthogonalScrolling)
  }

  /// The behavior of a section that scrolls orthogonally. It models
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum OrthogonalScrolling: Hashable, Sendable, CaseIterable {
    /// The items stop anywhere.
    case continuous
    /// The items come to rest with the edge of one at the leading edge.
    case continuousGroupLeadingBoundary
    /// The items move page by page. An item without a width is as wide as the collection.
    case paging
    /// The items move one by one.
    case groupPaging
    /// The items move one by one, and come to rest in the center.
    case groupPagingCentered
  }

  /// The arrangement of the items.
  public var arrangement: Arrangement

  /// The width of items in a flow or a row, or `nil` for that of their content. `nil` by default.
  @Themed public var itemWidth: Double?

  /// The height of items, or `nil` for that of their content. `nil` by default.
  @Themed public var itemHeight: Double?

  /// The space between the items of a line. 0 by default.
  @Themed public var itemSpacing: Double

  /// The space between lines. 0 by default.
  @Themed public var lineSpacing: Double

  /// The space around the items. Zero by default.
  @Themed public var contentInsets: DirectionalEdgeInsets

  /// Creates a layout with an arrangement.
  public init(
    _ arrangement: Arrangement, itemWidth: Double? = nil, itemHeight: Double? = nil, itemSpacing: Double = 0,
    lineSpacing: Double = 0, contentInsets: DirectionalEdgeInsets = .zero
  ) {
    self.arrangement = arrangement
    self.itemWidth = itemWidth
    self.itemHeight = itemHeight
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.contentInsets = contentInsets
  }
}

extension CollectionLayout {
  /// The layout of a plain list.
  public static let list = CollectionLayout(.list(.plain))

  /// Returns the layout of a list that looks as a table with a style.
  public static func list(_ style: TableView.Style) -> CollectionLayout { CollectionLayout(.list(style)) }

  /// Returns the layout of a grid with a number of columns, at least 1.
  public static func grid(
    columns: Int, spacing: Double = 0, insets: DirectionalEdgeInsets = .zero
  ) -> CollectionLayout {
    CollectionLayout(.grid(columns: columns), itemSpacing: spacing, lineSpacing: spacing, contentInsets: insets)
  }

  /// Returns the layout of a grid with as many columns as fit.
  public static func grid(
    minimumItemWidth: Double, spacing: Double = 0, insets: DirectionalEdgeInsets = .zero
  ) -> CollectionLayout {
    CollectionLayout(
      .adaptiveGrid(minimumItemWidth: minimumItemWidth), itemSpacing: spacing, lineSpacing: spacing,
      contentInsets: insets)
  }

  /// Returns the layout of items that wrap where a line ends.
  public static func flow(
    itemWidth: Double? = nil, spacing: Double = 10, lineSpacing: Double = 10, insets: DirectionalEdgeInsets = .zero
  ) -> CollectionLayout {
    CollectionLayout(
      .flow, itemWidth: itemWidth, itemSpacing: spacing, lineSpacing: lineSpacing, contentInsets: insets)
  }

  /// Returns the layout of items in a row that scrolls orthogonally.
  public static func row(
    _ scrolling: OrthogonalScrolling = .continuous, itemWidth: Double? = nil, spacing: Double = 0,
    insets: DirectionalEdgeInsets = .zero
  ) -> CollectionLayout {
    CollectionLayout(.row(scrolling), itemWidth: itemWidth, itemSpacing: spacing, contentInsets: insets)
  }
}

extension CollectionLayout {
  /// Whether the items scroll across the axis along which the collection scrolls.
  package var scrollsOrthogonally: Bool { if case .row = arrangement { true } else { false } }

  /// Whether the items are rows below each other.
  package var isList: Bool { if case .list = arrangement { true } else { false } }

  /// The number of columns that a grid is laid out with, from 1 to 1,000.
  package static func columns(_ count: Int) -> Int { min(max(count, 1), 1_000) }

  /// Returns the number of items of a minimum width that fit into a line, from 1 to 1,000.
  package static func columns(ofWidth item: Double, spacing: Double, in width: Double) -> Int {
    let pitch = item + spacing
    guard pitch > 0 else { return 1_000 }
    let count = ((width + spacing) / pitch + 1e-6).rounded(.down)
    return count.isNaN ? 1 : Int(min(max(count, 1), 1_000))
  }

  /// The layout without NaN and with clamped lengths, so that it equals itself and its lengths can be added up.
  package var known: CollectionLayout {
    with {
      if case .adaptiveGrid(let width) = arrangement {
        $0.arrangement = .adaptiveGrid(minimumItemWidth: width.plannedLength)
      }
      $0.itemWidth = itemWidth.known?.plannedLength
      $0.itemHeight = itemHeight.known?.plannedLength
      $0.itemSpacing = itemSpacing.plannedLength
      $0.lineSpacing = lineSpacing.plannedLength
      $0.contentInsets = DirectionalEdgeInsets(
        top: contentInsets.top.plannedLength, leading: contentInsets.leading.plannedLength,
        bottom: contentInsets.bottom.plannedLength, trailing: contentInsets.trailing.plannedLength)
    }
  }
}

extension Double {
  /// The number, clamped to 0 to 1,000,000 points. NaN becomes 0.
  internal var plannedLength: Double { clamped(to: 0...1_000_000) }
}

extension CollectionLayout: ThemedLengths {
  /// The spaces between items and between lines.
  public static var distances: [Property<CollectionLayout, Double>] {
    [Property(\.itemSpacing), Property(\.lineSpacing)]
  }
}
