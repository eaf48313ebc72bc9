import Foundation

extension CollectionView: PlannedList {
  package var selectedPaths: [RowPath] {
    get { selectedItems }
    set { selectedItems = newValue }
  }

  package var visibleCount: Int {
    get { visibleItemCount }
    set { visibleItemCount = newValue }
  }

  package var prefetchedCount: Int { prefetchedItemCount }

  package var shownPaths: [RowPath] {
    get { visibleItems }
    set { visibleItems = newValue }
  }

  package var plan: ListPlan {
    ListPlan(
      heights: (nil, nil, nil), layout: layout.known, axis: scrollDirection, firstVisible: firstVisibleItems)
  }

  package var scrolledLength: Double {
    get { scrollDirection == .vertical ? contentOffset.y : contentOffset.x }
    set { if scrollDirection == .vertical { contentOffset.y = newValue } else { contentOffset.x = newValue } }
  }

  package var edgeHeights: (header: Double?, footer: Double?) { (nil, nil) }

  package var movesOnlyWhileEdited: Bool { false }

  @MainActor package func refusalToHighlight(_ path: RowPath) -> String? {
    delegate(.shouldHighlightItem)(self, path) ? nil : "shouldHighlightItem"
  }

  @MainActor package func refusalToSelect(_ path: RowPath) -> String? {
    delegate(.shouldSelectItem)(self, path) ? nil : "shouldSelectItem"
  }

  @MainActor package func deselectionTarget(of path: RowPath) -> RowPath? {
    delegate(.shouldDeselectItem)(self, path) ? path : nil
  }

  package var deselectionDelegate: String { "shouldDeselectItem" }

  @MainActor package func moveTarget(of path: RowPath, proposed: RowPath) -> RowPath {
    delegate(.targetIndexPathForMoveFromItem)(self, path, proposed)
  }

  package func fitted(_ cell: TableViewCell, inSection section: Int) -> TableViewCell {
    let layout = layout(ofSection: section)
    if layout.isList { return cell.with(height: layout.itemHeight) }
    var cell = cell.with(height: layout.itemHeight)
    if cell.style == .default { cell.style = .item }
    switch layout.arrangement {
    case .flow, .row: return cell.with(width: layout.itemWidth)
    case .list, .grid, .adaptiveGrid: return cell
    }
  }

  /// Returns the layout of a section, with known numbers.
  package func layout(ofSection section: Int) -> CollectionLayout {
    let own = model.sections.indices.contains(section) ? model.sections[section].layout : nil
    return (own ?? layout).known
  }
}
