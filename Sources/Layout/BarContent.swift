import Widgets

/// The visible content of a bar item.
package enum BarContent {
  case text(String)
  case image(Image)
  case widget(any Widget)
  case space(Double?)
}

extension BarButtonItem {
  /// Whether the item has a background image in its state. It is drawn as a frame.
  package var hasBackgroundImage: Bool { backgroundImage(for: isEnabled ? .normal : .disabled) != nil }

  /// Whether the title is bold, because the item ends a task.
  package var isProminent: Bool { style != .plain || systemItem == .done || systemItem == .save }

  /// The visible content of the item: a custom view, or else a system item, an image or a title.
  package var content: BarContent {
    if let customView { return .widget(customView) }
    switch systemItem {
    case .flexibleSpace: return .space(nil)
    case .fixedSpace: return .space(width)
    default:
      if let shownImage { return .image(shownImage) }
      return .text(shownTitle ?? "")
    }
  }
}

extension BarButtonItem {
  /// The visible image: the system item's, or else the item's own.
  package var shownImage: Image? {
    guard let systemItem else { return image }
    return systemItem.symbol.map(Image.init(systemName:))
  }

  /// The visible title, if there is no image in its place.
  package var shownTitle: String? {
    guard let systemItem else { return image == nil ? title?.onOneLine : nil }
    return systemItem.symbol == nil ? systemItem.name : nil
  }
}
