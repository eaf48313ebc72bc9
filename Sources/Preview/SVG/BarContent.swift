import Widgets

/// What an item of a bar shows.
internal enum BarContent {
  case text(String, isProminent: Bool)
  case symbol(Symbol)
  case widget(any Widget)
  case space(Double?)
}

extension BarButtonItem {
  /// What the item shows. A widget of its own comes first, then what the system knows, an image, a title.
  internal var content: BarContent {
    if let customView { return .widget(customView) }
    switch systemItem {
    case .flexibleSpace: return .space(nil)
    case .fixedSpace: return .space(width)
    default:
      if let shownImage { return .symbol(Symbol(shownImage)) }
      return .text(shownTitle ?? "", isProminent: style != .plain || systemItem == .done)
    }
  }
}
