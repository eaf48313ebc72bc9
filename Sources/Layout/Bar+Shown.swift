import Foundation
import Widgets

extension Bar {
  /// The color behind the items, or `nil` for the system's color. A background image is gray, because it is not loaded.
  ///
  /// A minimal search bar has none.
  package var shownTint: Color? {
    if (self as? SearchBar)?.searchBarStyle == .minimal { return nil }
    return barTintColor ?? (hasPictureBehind ? .systemGray5 : barStyle == .black ? .black : nil)
  }

  /// Whether the items of the bar have the colors of the dark appearance.
  package var isDark: Bool {
    barStyle == .black && overrideUserInterfaceStyle == .unspecified
      && (self as? SearchBar)?.searchBarStyle != .minimal
  }

  private var hasPictureBehind: Bool {
    switch self {
    case let bar as NavigationBar: bar.backgroundImage != nil
    case let bar as TabBar: bar.backgroundImage != nil
    case let bar as Toolbar: bar.backgroundImage != nil
    case let bar as SearchBar: bar.backgroundImage != nil
    default: false
    }
  }
}

extension Bar {
  /// The image that replaces the line at the edge of the bar, if there is one. An image without a name removes the
  /// line.
  package var lineImage: Image? {
    switch self {
    case let bar as NavigationBar: bar.shadowImage
    case let bar as TabBar: bar.shadowImage
    case let bar as Toolbar: bar.shadowImage
    default: nil
    }
  }
}

extension BarButtonItem {
  /// The width of the longest possible title of the item, in points, or 0 if it has no possible titles.
  package var widthOfPossibleTitles: Double {
    (possibleTitles ?? []).map { TextMetrics.width(of: $0, in: .body) }.max() ?? 0
  }
}

extension NavigationItem {
  /// Whether the title is at the leading edge.
  package var hasLeadingTitle: Bool { style != .navigator }
}

extension EdgeInsets {
  /// Returns a rectangle without these insets. It is empty if nothing is left.
  package func inside(_ rect: CGRect) -> CGRect { rect.inset(by: self) }
}
