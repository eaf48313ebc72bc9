extension Button {
  /// The kind of a button. It models `UIButton.ButtonType`.
  public enum ButtonType: Hashable, Sendable, CaseIterable {
    /// A button without an appearance of its own.
    case custom
    /// A title in the tint color.
    case system
    /// A disclosure arrow for details.
    case detailDisclosure
    /// An `i` for light backgrounds.
    case infoLight
    /// An `i` for dark backgrounds.
    case infoDark
    /// A plus sign, for a contact.
    case contactAdd
    /// A title that is not dimmed while the button is pressed.
    case plain
    /// A cross.
    case close
  }

  /// The role of a button. It models `UIButton.Role`.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// No special role.
    case normal
    /// The action that users most likely choose.
    case primary
    /// Canceling an operation.
    case cancel
    /// Deleting data.
    case destructive
  }

  /// The order of the elements in a menu. It models `UIContextMenuConfiguration.ElementOrder`.
  public enum MenuElementOrder: Hashable, Sendable, CaseIterable {
    /// The order that fits the position of the menu.
    case automatic
    /// The first element next to where the menu opens.
    case priority
    /// The given order, from top to bottom.
    case fixed
  }
}
