extension TextDisplaying {
  /// The text.
  public var shownText: String? { text }
}

extension TextField {
  /// The role `.textField`.
  public var accessibilityRole: AccessibilityRole? { .textField }
  /// The accessibility label, or else the placeholder.
  public var accessibilityName: String? { accessibilityLabel ?? placeholder }
  /// The placeholder.
  public var shownPlaceholder: String? { placeholder }
}

extension TextView {
  /// The role `.textField`, or `.staticText` if the text cannot be edited.
  public var accessibilityRole: AccessibilityRole? { isEditable ? .textField : .staticText }
  /// The accessibility label, or else the text if it cannot be edited.
  public var accessibilityName: String? { accessibilityLabel ?? (isEditable ? nil : text) }
}

extension SearchBar {
  /// The role `.searchField`.
  public var accessibilityRole: AccessibilityRole? { .searchField }
  /// The accessibility label, or else that of the text field, or the placeholder.
  public var accessibilityName: String? { accessibilityLabel ?? searchTextField.accessibilityName }
  /// The typed text.
  public var shownText: String? { text }
  /// The placeholder.
  public var shownPlaceholder: String? { placeholder }
}
