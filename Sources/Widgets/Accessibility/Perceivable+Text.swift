extension TextDisplaying {
  /// The text.
  public var shownText: String? { text }
}

extension TextField {
  /// `.textField`.
  public var accessibilityRole: AccessibilityRole? { .textField }
  /// The accessibility label, or else the placeholder.
  public var accessibilityName: String? { accessibilityLabel ?? placeholder }
  /// The placeholder.
  public var shownPlaceholder: String? { placeholder }
}

extension TextView {
  /// `.textField`, or `.staticText` if it cannot be edited.
  public var accessibilityRole: AccessibilityRole? { isEditable ? .textField : .staticText }
  /// The accessibility label, or else the text if it cannot be edited.
  public var accessibilityName: String? { accessibilityLabel ?? (isEditable ? nil : text) }
}

extension SearchBar {
  /// `.searchField`.
  public var accessibilityRole: AccessibilityRole? { .searchField }
  /// The accessibility label, or else that of the field in it, or the placeholder.
  public var accessibilityName: String? { accessibilityLabel ?? searchTextField.accessibilityName }
  /// What has been typed.
  public var shownText: String? { text }
  /// The placeholder.
  public var shownPlaceholder: String? { placeholder }
}
