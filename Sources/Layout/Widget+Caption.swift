import Foundation
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

extension Image {
  package var name: String {
    switch source {
    case .named(let name), .system(let name): name
    case .url(let url) where url.scheme?.lowercased() == "data": "image"
    case .url(let url): url.deletingPathExtension().lastPathComponent
    }
  }
}
