import Widgets

extension BarButtonItem.SystemItem {
  /// The symbol of the item, or `nil` if it has a title.
  internal var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .close, .stop: "xmark"
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .writingDirection: "line.3.horizontal"
    }
  }
}

extension TabBarItem.SystemItem {
  internal var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down"
    case .mostViewed: "eye"
    }
  }
}
