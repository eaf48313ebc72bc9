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
    case let item?:
      if let symbol = item.symbol { return .symbol(symbol) }
      return .text(title ?? item.title, isProminent: item == .done)
    case nil:
      if let image { return .symbol(.named(image)) }
      return .text(title ?? "", isProminent: style != .plain)
    }
  }
}

extension BarButtonItem.SystemItem {
  /// What UIKit writes.
  internal var title: String { "\(self)".capitalized }

  /// What UIKit draws instead of writing.
  internal var symbol: Symbol? {
    let name: String? =
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "bookmark"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play"
      case .pause: "pause"
      case .rewind: "backward"
      case .fastForward: "forward"
      default: nil
      }
    return name.map { .named(Image(systemName: $0)) }
  }
}

extension TabBarItem.SystemItem {
  /// What UIKit draws.
  internal var symbol: Symbol {
    switch self {
    case .more: .ellipsis
    case .favorites, .featured, .topRated: .star
    case .recents, .history, .mostRecent, .mostViewed: .clock
    case .contacts: .person
    case .bookmarks: .bookmark
    case .search: .magnifyingglass
    case .downloads: .arrowDown
    }
  }

  /// What UIKit writes.
  internal var title: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : "\($1)" }
  }
}
