import Foundation
import Mod
import Widgets

extension NavigationBar: Measured {
  package func need(width: Double?) -> Need {
    Need(
      width ?? 320, (topItem?.prompt == nil ? 44 : 74) + (showsLargeTitle ? 52 : 0), horizontal: .open, vertical: .rigid
    )
  }

  /// Whether the title is large, below the row of the items. A view in place of the title is in the row.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem, item.title != nil, item.titleView == nil else { return false }
    return item.largeTitleDisplayMode != .never && item.largeTitleDisplayMode != .inline
  }

  /// Returns the title of the back button, empty for only an arrow, or `nil` if there is no back button.
  package func backTitle(of item: NavigationItem) -> String? {
    guard let backItem, item.showsBackButton else { return nil }
    return backItem.backButtonDisplayMode == .minimal ? "" : backItem.backTitle.onOneLine
  }
}

extension TabBar: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 320, 49, horizontal: .open, vertical: .rigid) }
}

extension TabBar {
  /// Returns the starts and the widths of the items in a bar of a width, in points.
  ///
  /// Centered items have the bar's width and spacing of items, or else the system's. Other items share the bar.
  package func places(in width: Double) -> [(x: Double, width: Double)] {
    let share = width / Double(max(1, items.count))
    guard itemPositioning == .centered else { return items.indices.map { (share * Double($0), share) } }
    let (item, space) = (centeredItemWidth, centeredItemSpacing)
    let start = max(0, (width - Double(items.count) * (item + space) + space) / 2)
    return items.indices.map { (start + Double($0) * (item + space), item) }
  }

  package var centeredItemWidth: Double { itemWidth > 0 ? itemWidth.boundedLength : 76 }
  package var centeredItemSpacing: Double { itemSpacing > 0 ? itemSpacing.boundedLength : 34 }
}

extension TabBarItem {
  /// The image of the item: the system item's, or else its own image for the selection.
  package func shownImage(isSelected: Bool) -> Image? {
    if let systemItem { return Image(systemName: systemItem.symbol) }
    return isSelected ? selectedImage ?? image : image
  }
}

extension Toolbar: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 320, 44, horizontal: .open, vertical: .rigid) }
}

extension SearchBar: Measured {
  package func need(width: Double?) -> Need {
    Need(width ?? 320, 56 + (prompt == nil ? 0 : 20) + (scopes == nil ? 0 : 40), horizontal: .open, vertical: .rigid)
  }

  /// Whether the button of the results is shown, and selected.
  package var hasChosenResults: Bool {
    isSearchResultsButtonSelected && showsSearchResultsButton && !showsBookmarkButton
  }

  /// The image at the end of the field, if there is one.
  package var accessory: Image? {
    if showsBookmarkButton { return image(for: .bookmark) ?? Image(systemName: "book") }
    return showsSearchResultsButton ? image(for: .resultsList) ?? Image(systemName: "clock") : nil
  }

  /// The scope buttons below the field, if they are visible.
  package var scopes: SegmentedControl? {
    guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else { return nil }
    return SegmentedControl(
      titles.map { .init($0) }, .isEnabled(isEnabled), .selectedSegmentIndex(selectedScopeButtonIndex),
      .backgroundImage(scopeBarButtonBackgroundImage), .dividerImage(scopeBarButtonDividerImage),
      .titleTextAttributes(scopeBarButtonTitleTextAttributes),
      .backgroundColor(scopeBarBackgroundImage == nil ? nil : .systemGray5))
  }
}
