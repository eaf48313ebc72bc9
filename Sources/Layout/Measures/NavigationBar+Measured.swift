import Foundation
import Widgets

extension NavigationBar: Measured {
  package func need(width: Double?) -> Need {
    Need(
      width ?? 320, (topItem?.prompt == nil ? 44 : 74) + (showsLargeTitle ? 52 : 0), horizontal: .open, vertical: .rigid
    )
  }

  package var showsLargeTitle: Bool {
    prefersLargeTitles && topItem?.title != nil && ![.never, .inline].contains(topItem?.largeTitleDisplayMode)
  }

  /// Returns the title of the back button, empty for only an arrow, or `nil` if there is no back button.
  package func backTitle(of item: NavigationItem) -> String? {
    guard let backItem, item.showsBackButton else { return nil }
    return backItem.backButtonDisplayMode == .minimal ? "" : backItem.backTitle
  }
}
