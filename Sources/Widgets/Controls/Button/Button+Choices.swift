extension Button {
  /// What kind of button it is. It models `UIButton.ButtonType`.
  public enum ButtonType: Hashable, Sendable, CaseIterable {
    /// Without looks of its own.
    case custom
    /// A title in the tint colour.
    case system
    /// An arrow for details.
    case detailDisclosure
    /// An `i`, for light ground.
    case infoLight
    /// An `i`, for dark ground.
    case infoDark
    /// A plus sign, for a contact.
    case contactAdd
    /// A title that does not fade when it is pressed.
    case plain
    /// A cross.
    case close
  }

  /// What a button does. It models `UIButton.Role`.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// Nothing that stands out.
    case normal
    /// What one most likely wants.
    case primary
    /// Giving up.
    case cancel
    /// Destroying something.
    case destructive
  }

  /// In which order a menu opens. It models `UIContextMenuConfiguration.ElementOrder`.
  public enum MenuElementOrder: Hashable, Sendable, CaseIterable {
    /// As fits the place.
    case automatic
    /// The first nearest to where it opens.
    case priority
    /// As they are given, from top to bottom.
    case fixed
  }
}
