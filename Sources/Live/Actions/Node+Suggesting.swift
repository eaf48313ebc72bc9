import Widgets

extension Node {
  /// Chooses a suggestion of the text field or the search bar, which replaces the whole text.
  ///
  /// That is a single change: see ``replace(with:)``. The suggestion need not start with the text.
  ///
  /// - Throws: ``ActionError`` if there is no such suggestion, if a user could not type into the widget, or if it does
  ///   not get the focus.
  public func accept(_ suggestion: String) throws {
    let action = try UserAction("accept a suggestion of", on: self)
    _ = try action.usable((any TextInput).self)
    guard suggestions.contains(suggestion) else {
      throw action.refusal(.missing("suggestion \(suggestion.debugDescription)"))
    }
    try replace(with: suggestion)
  }

  /// The suggestions that start with the text, whatever the case of its letters is, without the text itself.
  ///
  /// - Complexity: O(*n*) for *n* suggestions.
  package var matchingSuggestions: [String] {
    let text = typedText
    return suggestions.filter { $0.completes(text) }
  }

  /// Whether a suggestion starts with the text and differs from it.
  package var hasMatchingSuggestions: Bool {
    let text = typedText
    return suggestions.contains { $0.completes(text) }
  }

  private var typedText: String { (mounted.current as? any TextInput)?.text ?? "" }

  private var suggestions: [String] {
    if let textField { return textField.isSecureTextEntry ? [] : textField.suggestions }
    if let searchBar { return searchBar.isSecureTextEntry ? [] : searchBar.suggestions }
    return []
  }
}

extension String {
  fileprivate func completes(_ start: String) -> Bool {
    start.isEmpty || self != start && lowercased().hasPrefix(start.lowercased())
  }
}
