import Widgets

extension Bar {
  /// The color behind the items, or `nil` for that of the system. A background image, which is not loaded, is gray.
  internal var shownTint: Color? { barTintColor ?? (hasPictureBehind ? .systemGray5 : nil) }

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
