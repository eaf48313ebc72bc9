import Mod

extension BarButtonItem {
  /// The emphasis of a bar button.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A plain title or image.
    case plain
    /// A bold title, for the button that completes a task.
    case done
    /// A background in the tint color, for the most important button.
    case prominent
  }

  /// The button that the system defines for a common purpose.
  public enum SystemItem: Hashable, Sendable, CaseIterable {
    /// The title that completes a task.
    case done
    /// The title that cancels a task.
    case cancel
    /// The title that starts editing.
    case edit
    /// The title that saves.
    case save
    /// The symbol that closes a screen.
    case close
    /// The title or symbol that undoes a change.
    case undo
    /// The title or symbol that repeats an undone change.
    case redo
    /// Space that expands to fill the bar.
    case flexibleSpace
    /// Space with the item's ``width``.
    case fixedSpace
    /// A plus sign.
    case add
    /// A pencil on a sheet of paper.
    case compose
    /// A curved arrow to the left.
    case reply
    /// A box with an arrow pointing out of it.
    case action
    /// A folder.
    case organize
    /// An open book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross, to stop loading.
    case stop
    /// A camera.
    case camera
    /// A trash can.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles backwards.
    case rewind
    /// Two triangles forwards.
    case fastForward
    /// Lines of text with a direction of writing.
    case writingDirection
  }
}

extension BarButtonItem {
  /// Creates an item that the system defines, and applies the Mods to it.
  @inlinable @inline(__always) public init(systemItem: SystemItem, _ mods: Mod<Self>...) {
    self.init()
    self.systemItem = systemItem
    Mod(list: mods)(&self)
  }

  /// Creates an item with a widget instead of a button, and applies the Mods to it.
  @inlinable @inline(__always) public init(customView: any Widget, _ mods: Mod<Self>...) {
    self.init()
    self.customView = customView
    Mod(list: mods)(&self)
  }

  /// Returns space that expands to fill the bar.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Returns space with a width in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(systemItem: .fixedSpace, .width(width))
  }
}

extension BarButtonItem.SystemItem {
  /// The title of the item, or the name of its symbol.
  package var name: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .close: "Close"
    case .undo: "Undo"
    case .redo: "Redo"
    case .flexibleSpace, .fixedSpace: ""
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .writingDirection: "Writing Direction"
    }
  }
}
