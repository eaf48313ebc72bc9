import Widgets

extension SearchBar {
  /// The color of the placeholder.
  package var shownPlaceholderColor: Color { searchTextField.placeholderColor ?? .secondaryLabel }
}

extension TextField {
  /// The view before the text, if it is visible. In a preview, nobody is editing.
  package var shownLeftView: (any Widget)? { isShown(leftViewMode) ? leftView : nil }

  /// The view after the text, if it is visible.
  package var shownRightView: (any Widget)? { isShown(rightViewMode) ? rightView : nil }

  /// Whether there is a place for a clear button, which the right view takes otherwise.
  package var mayClear: Bool { shownRightView == nil && isShown(clearButtonMode) }

  /// Whether there is a clear button.
  package var hasClearButton: Bool { mayClear && text?.isEmpty == false }

  private func isShown(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }
}
