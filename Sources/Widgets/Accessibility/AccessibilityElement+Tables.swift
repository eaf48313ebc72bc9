extension TableViewCell {
  /// The role that the accessibility traits imply, or else `.cell`.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role ?? .cell }

  /// The text and the detail text, separated by a comma.
  public var shownText: String? {
    let texts = [text, detailText].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
