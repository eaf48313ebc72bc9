import Foundation
import Widgets

extension Preview.HTML {
  /// Writes a text with its attributes as one span for each piece that differs, and as a link where it leads somewhere.
  internal mutating func text(_ text: AttributedString) {
    for run in text.runs {
      style.add(run)
      let plain = String(text[run.range].characters)
      let address = run.link?.allowedAddress
      if style.isEmpty, address == nil {
        self.text(plain)
      } else {
        openUnstyled(address == nil ? "span" : "a", .run)
        attribute("href", address)
        close()
        self.text(plain)
        end(address == nil ? "span" : "a")
      }
    }
  }

  /// Writes the text of a widget that shows some.
  internal mutating func text(of displayed: some TextDisplaying) {
    // Plain text has no attributes, and making some for it would cost more than all the rest.
    if let attributed = displayed.displayedText.attributes {
      text(attributed)
    } else {
      text(displayed.text)
    }
  }
}

extension URL {
  /// The address, if one may follow it without anything happening but going there, writing a mail or making a call.
  internal var allowedAddress: String? {
    guard let scheme = scheme?.lowercased(), ["http", "https", "mailto", "tel"].contains(scheme) else { return nil }
    return absoluteString
  }
}
