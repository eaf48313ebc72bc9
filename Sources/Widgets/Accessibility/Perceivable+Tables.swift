extension TableViewCell {
  /// What the accessibility traits tell, and otherwise `.cell`.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role ?? .cell }

  /// The text, and the smaller one after it.
  public var shownText: String? {
    let texts = [text, detailText].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
