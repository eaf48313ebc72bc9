import Widgets

extension Widget {
  /// The text that the widget shows itself, if it shows one.
  internal var caption: String? {
    switch self {
    case let button as Button: button.currentAttributedTitle.map { String($0.characters) } ?? button.currentTitle
    case let field as TextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
    case let bar as SearchBar: bar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.placeholder
    case let displaying as any TextDisplaying: displaying.text
    case let segmented as SegmentedControl: segmented.segments.compactMap(\.title).joined(separator: ", ")
    case let bar as NavigationBar: bar.topItem?.title
    case let bar as TabBar: bar.items.compactMap(\.title).joined(separator: ", ")
    case let toggle as Switch: toggle.title
    default: nil
    }
  }
}
