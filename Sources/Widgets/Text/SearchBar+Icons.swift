import Mod

extension SearchBar {
  /// An icon of the search field. It models `UISearchBar.Icon`.
  public enum Icon: Hashable, Sendable, CaseIterable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The results button.
    case resultsList
  }

  /// Returns the image in place of an icon, or `nil` for the system's.
  public func image(for icon: Icon) -> Image? { iconImages[icon] }

  /// Sets the image in place of an icon, or removes it with `nil`.
  public mutating func setImage(_ image: Image?, for icon: Icon) { iconImages[icon] = image }

  /// Returns the offset of an icon, in points.
  public func positionAdjustment(for icon: Icon) -> Offset { iconPositionAdjustments[icon] ?? .zero }

  /// Sets the offset of an icon, in points.
  public mutating func setPositionAdjustment(_ offset: Offset, for icon: Icon) {
    iconPositionAdjustments[icon] = offset
  }
}

extension SearchBar {
  /// Whether users can type into the field.
  package var isFieldEnabled: Bool { isEnabled && searchTextField.isEnabled }
}

extension PropertyNames where Root == SearchBar {
  /// Names `image` of an icon.
  public static func image(for icon: SearchBar.Icon) -> Property<Root, Image?> {
    Property("image(for: \(icon))") { $1(&$0.iconImages[icon]) }
  }

  /// Names `positionAdjustment` of an icon.
  public static func positionAdjustment(for icon: SearchBar.Icon) -> Property<Root, Offset> {
    Property("positionAdjustment(for: \(icon))") { $1(&$0.iconPositionAdjustments[icon, default: .zero]) }
  }
}
