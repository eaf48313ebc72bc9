import Widgets

extension Widget {
  /// The text that the widget itself shows, if there is one. Secure text is concealed.
  internal var caption: String? {
    switch self {
    case let bar as NavigationBar: return bar.topItem?.shownText
    case let bar as TabBar: return bar.items.compactMap(\.shownText).joined(separator: ", ")
    default:
      guard let shownText, !shownText.isEmpty else { return shownPlaceholder }
      return (self as? any TextInput)?.isSecureTextEntry == true ? shownText.concealed : shownText
    }
  }
}
