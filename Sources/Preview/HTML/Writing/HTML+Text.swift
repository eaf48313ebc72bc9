import Foundation
import Layout
import Widgets

extension Preview.HTML {
  /// The effects of a tap on a link in a text.
  internal enum LinkEffect {
    /// The browser opens the address.
    case opens
    /// The script of a live page asks the session, which may send the address to open.
    case asks
    /// None: in a button, links only look like links.
    case none
  }

  /// Writes an attributed text, with a span for each run that has attributes, and a link for each run with an address.
  ///
  /// - Parameters:
  ///   - font: The font of the text around the runs, if it is known.
  ///   - links: The effect of links.
  internal mutating func text(_ text: AttributedString, in font: Font? = nil, links: LinkEffect = .opens) {
    let font = font.flatMap { $0.isPlain ? nil : $0 }
    for run in text.runs {
      style.add(run, in: font)
      let plain = String(text[run.range].characters)
      // A session is asked about every link, but opens only allowed addresses.
      var address = links == .asks ? run.link?.absoluteString : run.link?.allowedAddress
      if address != nil, links != .opens {
        if links == .none, run.foregroundColor == nil { style.declare("color", .link) }
        style.declare("text-decoration:underline")
        if links == .none { address = nil } else { style.declare("cursor:pointer") }
      }
      if style.isEmpty, address == nil {
        self.text(plain)
      } else {
        openUnstyled(address == nil ? "span" : "a", .run)
        if links == .asks, let address {
          attribute("role", is: "link")
          attribute("tabindex", is: "0")
          attribute("data-a", address)
        } else {
          attribute("href", address)
        }
        close()
        self.text(plain)
        end(address == nil ? "span" : "a")
      }
    }
  }

  /// Writes the text of a label.
  internal mutating func text(of label: Label) {
    if label.numberOfLines == 1 {
      onOneLine { $0.text(ofAny: label) }
    } else if label.lineBreakMode == .byTruncatingTail, let cut = label.text?.cut(afterLine: label.numberOfLines),
      label.displayedText.attributes == nil
    {
      text(cut)
    } else {
      text(ofAny: label)
      addLastLine(of: label.text)
    }
  }

  /// Writes texts with spaces in place of line feeds, because the element would show line feeds.
  internal mutating func onOneLine(_ write: (inout Preview.HTML) -> Void) {
    sink.joinsLines = true
    write(&self)
    sink.joinsLines = false
  }

  /// Writes another line feed after a trailing one, because browsers show no empty last line.
  internal mutating func addLastLine(of text: String?) {
    if text?.utf8.last == UInt8(ascii: "\n") { self.text("\n") }
  }

  /// Writes the text of a widget.
  internal mutating func text(of displayed: some TextDisplaying, links: LinkEffect = .opens) {
    text(ofAny: displayed, links: links)
  }

  private mutating func text(ofAny displayed: some TextDisplaying, links: LinkEffect = .opens) {
    // Plain text has no attributes, and creating some for it would cost more than the rest.
    if let attributed = displayed.shownAttributes {
      text(attributed, in: displayed.font, links: links)
    } else {
      text(displayed.text)
    }
  }
}

extension String {
  /// Returns the text with an ellipsis at the end of the last visible line, if that ends with a line break, because
  /// browsers show an ellipsis only within a line; `nil` if there are not so many line breaks.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  fileprivate func cut(afterLine number: Int) -> String? {
    guard number > 0 else { return nil }
    var left = number
    let end = utf8.indices.first { index in
      if utf8[index] == UInt8(ascii: "\n") { left -= 1 }
      return left == 0
    }
    guard let end else { return nil }
    let isAfterReturn = end > startIndex && utf8[utf8.index(before: end)] == UInt8(ascii: "\r")
    let cut = isAfterReturn ? utf8.index(before: end) : end
    return self[..<cut] + "…" + self[cut...]
  }
}
