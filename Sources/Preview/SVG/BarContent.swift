import Widgets

/// The visible content of a bar item.
internal enum BarContent {
  case text(String)
  case symbol(Symbol)
  case widget(any Widget)
  case space(Double?)
}

extension BarButtonItem {
  /// Whether the item has an image behind it in its state, which is drawn as a frame.
  internal var hasBackgroundImage: Bool { backgroundImage(for: isEnabled ? .normal : .disabled) != nil }

  /// Whether the title is bold: that of an item that ends a task.
  internal var isProminent: Bool { style != .plain || systemItem == .done || systemItem == .save }

  /// The visible content of the item: a custom view, or else a system item, an image or a title.
  internal var content: BarContent {
    if let customView { return .widget(customView) }
    switch systemItem {
    case .flexibleSpace: return .space(nil)
    case .fixedSpace: return .space(width)
    default:
      if let shownImage { return .symbol(Symbol(shownImage)) }
      return .text(shownTitle ?? "")
    }
  }
}
