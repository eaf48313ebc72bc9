import Mod

extension BarButtonItem {
  /// How much a bar button stands out.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Title or image, and no more.
    case plain
    /// A bold title, for the button that ends a task.
    case done
    /// On a ground of the tint colour, for the one button that matters most.
    case prominent
  }

  /// What the system shows for a common purpose.
  public enum SystemItem: Hashable, Sendable, CaseIterable {
    /// The word that ends a task.
    case done
    /// The word that ends a task without effect.
    case cancel
    /// The word that starts editing.
    case edit
    /// The word that saves.
    case save
    /// The sign that closes what is shown.
    case close
    /// The word or sign that takes a step back.
    case undo
    /// The word or sign that repeats a step taken back.
    case redo
    /// Space that takes as much as the other items leave.
    case flexibleSpace
    /// Space as wide as the item's ``width``.
    case fixedSpace
    /// A plus sign.
    case add
    /// A pencil on a sheet.
    case compose
    /// An arrow that turns back.
    case reply
    /// A box with an arrow out of it.
    case action
    /// A folder.
    case organize
    /// An open book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A waste bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles backwards.
    case rewind
    /// Two triangles forwards.
    case fastForward
    /// Lines of text that run left or right.
    case writingDirection
  }
}

extension BarButtonItem {
  /// Makes an item that the system knows, and applies the Mods to it.
  @inlinable
  @inline(__always)
  public init(systemItem: SystemItem, _ mods: Mod<Self>...) {
    self.init()
    self.systemItem = systemItem
    Mod(list: mods)(&self)
  }

  /// Makes an item with a widget in place of the button, and applies the Mods to it.
  @inlinable
  @inline(__always)
  public init(customView: any Widget, _ mods: Mod<Self>...) {
    self.init()
    self.customView = customView
    Mod(list: mods)(&self)
  }

  /// Space that takes as much as the other items leave.
  public static func flexibleSpace() -> BarButtonItem {
    BarButtonItem(systemItem: .flexibleSpace)
  }

  /// Space of a width in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(systemItem: .fixedSpace, .width(width))
  }
}
