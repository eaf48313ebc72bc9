import Foundation

/// A change of a page that is part of a frame.
internal enum SessionChange {
  case patch(HTMLPatch)

  /// Shows the whole page again, or the page of another tree, whose nodes have other ids.
  case page(String, isAnother: Bool)

  /// Gives the focus to the element with an address, or to nothing. The caret comes to a place in UTF-16 units.
  case focus([Int], caret: Int?)

  /// Scrolls the element with an address into view, or its content to a place.
  case scroll([Int], to: CGPoint?)

  /// Gives the focus to the screen that has appeared.
  case screen

  /// Sets the address of the page below its server's: as a new entry in the history of the browser, or in place of the
  /// current entry.
  case address(String, isEntry: Bool)

  /// Sets the title of the page.
  case title(String)

  /// Opens the address of a link.
  case link(String)

  /// Copies a text to the pasteboard.
  case copy(String)

  /// Shows a text for some seconds or, if it explains an error, until the next action of the user.
  case notify(SessionNote)

  /// Lets the user pick one or more files for the request with the number, which the page sends in parts.
  case pick(Int, types: String, isSingle: Bool, partBytes: Int)

  /// Downloads the file with the number under a name.
  case save(Int, name: String)
}

extension SessionChange {
  /// Appends the change as JSON: the first letters of the operation, then its values.
  internal func write(to json: inout FrameText) {
    switch self {
    case .patch(let patch): write(patch, to: &json)
    case .page(let html, let isAnother):
      json.list {
        $0.operation("h", at: [], html)
        if isAnother { $0.number(1) }
      }
    case .focus(let address, let caret):
      json.list {
        $0.text("o")
        $0.address(address)
        if let caret { $0.number(caret) }
      }
    case .scroll(let address, let place):
      json.list {
        $0.text("v")
        $0.address(address)
        if let place {
          $0.number(Double(place.x).inPage)
          $0.number(Double(place.y).inPage)
        }
      }
    case .screen: json.list { $0.text("n") }
    case .address(let address, let isEntry):
      json.list {
        $0.text("u")
        $0.text(address)
        if isEntry { $0.number(1) }
      }
    case .title(let title):
      json.list {
        $0.text("w")
        $0.text(title)
      }
    case .link(let address):
      json.list {
        $0.text("g")
        $0.text(address)
      }
    case .copy(let text):
      json.list {
        $0.text("c")
        $0.text(text)
      }
    case .notify(let note):
      json.list {
        $0.text("y")
        $0.text(note.text)
        if note.isError { $0.number(1) }
      }
    case .pick(let number, let types, let isSingle, let partBytes):
      json.list {
        $0.text("x")
        $0.number(number)
        $0.text(types)
        $0.number(isSingle ? 0 : 1)
        $0.number(partBytes)
      }
    case .save(let number, let name):
      json.list {
        $0.text("l")
        $0.number(number)
        $0.text(name)
      }
    }
  }

  private func write(_ patch: HTMLPatch, to json: inout FrameText) {
    if case .replaceRule(let rule) = patch {
      write(.removeRule(of: String(rule.prefix { $0 != "{" })), to: &json)
      return write(.addRule(css: rule), to: &json)
    }
    json.list { json in
      switch patch {
      case .text(let address, let text): json.operation("t", at: address, text)
      case .set(let address, let attributes):
        json.operation("s", at: address)
        json.attributes(attributes)
      case .insert(let html, let parent, let next):
        json.operation("i", at: parent, html)
        if let next { json.address(next) }
      case .move(let address, let next):
        json.operation("m", at: address)
        if let next { json.address(next) }
      case .remove(let address): json.operation("r", at: address)
      case .replace(let address, let html): json.operation("h", at: address, html)
      case .fill(let address, let html): json.operation("f", at: address, html)
      case .addRule(let rule), .replaceRule(let rule):
        json.text("a")
        json.text(rule)
      case .removeRule(let name):
        json.text("d")
        json.text(name)
      }
    }
  }
}

/// A text for the user of a page.
internal struct SessionNote: Hashable {
  internal let text: String

  /// Whether the note explains an error.
  internal let isError: Bool
}

extension Double {
  /// The nearest whole number of points to which a page can scroll. NaN counts as 0.
  fileprivate var inPage: Int { isNaN ? 0 : Int(Swift.max(-1e9, Swift.min(self, 1e9)).rounded()) }
}

extension FrameText {
  fileprivate mutating func operation(_ name: String, at address: [Int], _ content: String? = nil) {
    text(name)
    self.address(address)
    if let content { text(content) }
  }
}
