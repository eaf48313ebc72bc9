import Widgets

extension Widget {
  /// The text that the widget itself shows, if there is one. Secure text is concealed.
  package var caption: String? {
    switch self {
    case let bar as NavigationBar: return bar.topItem?.shownText
    case let bar as TabBar: return bar.items.compactMap(\.shownText).joined(separator: ", ")
    default:
      guard (self as? any TextInput)?.isSecureTextEntry == true, let shownText, !shownText.isEmpty else {
        return plainCaption
      }
      return shownText.concealed
    }
  }

  /// The text that the widget shows, if it is neither a bar nor an input.
  package var plainCaption: String? {
    guard let shownText, !shownText.isEmpty else { return shownPlaceholder }
    return shownText
  }
}
