import Foundation
import Mod
import Widgets

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
