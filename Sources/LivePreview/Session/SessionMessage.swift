import Foundation

/// A message from the page of a session.
internal struct SessionMessage {
  /// The kinds of events.
  internal enum Kind: String {
    case tap, part, press, set, edit, step, submit, focusin, focusout, scroll, row, escape, swipe, key, link
    case show, hide, narrow, open, pick
  }

  /// The number of the event; `nil` if the message only acknowledges a frame.
  internal private(set) var i: Int?

  /// The number of the last frame that the page has applied.
  internal private(set) var s = 0

  /// The node.
  internal private(set) var n: Int?

  /// The part of the node, such as a bar item.
  internal private(set) var p: Int?

  internal private(set) var k: Kind?
  internal private(set) var v: SessionValue?

  /// The place of an edit in the text, and the text before it. See ``LiveSession/edit(_:_:_:)``.
  internal private(set) var r: [Int]?
  internal private(set) var b: String?
}

extension SessionMessage {
  /// Decodes a message.
  ///
  /// - Throws: ``SessionRefusal/malformed(_:)`` if the page of a session sends no such message.
  internal static func decode(_ bytes: [UInt8]) throws(SessionRefusal) -> SessionMessage {
    var (message, hasFrame) = (SessionMessage(), false)
    var reader = MessageReader(bytes)
    try reader.readObject { key, value, integer throws(SessionRefusal) in
      switch key {
      case "i": message.i = try number(value, integer, key)
      case "s":
        message.s = try number(value, integer, key) ?? 0
        hasFrame = value != nil
      case "n": message.n = try number(value, integer, key)
      case "p": message.p = try number(value, integer, key)
      case "k": message.k = try kind(value)
      case "v": message.v = value
      case "r": message.r = try place(value)
      case "b": message.b = try text(value)
      default: throw .malformed("“\(key.prefix(20))”")
      }
    }
    if !hasFrame { throw .malformed("“s” is missing") }
    return message
  }

  private static func number(
    _ value: SessionValue?, _ integer: Int?, _ key: String
  ) throws(SessionRefusal) -> Int? {
    guard let value else { return nil }
    guard case .number = value, let integer else { throw .malformed("“\(key)”") }
    return integer
  }

  private static func place(_ value: SessionValue?) throws(SessionRefusal) -> [Int]? {
    guard let value else { return nil }
    guard case .numbers(let numbers) = value else { throw .malformed("“r”") }
    let place = numbers.compactMap { Int(exactly: $0) }
    if place.count < numbers.count { throw .malformed("“r”") }
    return place
  }

  private static func text(_ value: SessionValue?) throws(SessionRefusal) -> String? {
    guard let value else { return nil }
    guard case .text(let text) = value else { throw .malformed("“b”") }
    return text
  }

  private static func kind(_ value: SessionValue?) throws(SessionRefusal) -> Kind? {
    guard let value else { return nil }
    guard case .text(let text) = value, let kind = Kind(rawValue: text) else { throw .malformed("“k”") }
    return kind
  }
}

/// An event of a page as a whole.
internal enum PageEvent {
  case escape, show, hide

  /// The page has become narrower than 600 points, or wider again.
  case narrow(Bool)

  /// The user has gone to an address in the history of the browser.
  case open(URL)

  /// The user has picked files, which have been sent for the request with the number.
  case pick(request: Int, count: Int)
}

extension SessionMessage {
  /// The event of the whole page, or `nil` if it is one of a node.
  ///
  /// - Throws: ``SessionRefusal/malformed(_:)`` if its value is of another kind.
  internal var pageEvent: PageEvent? {
    get throws(SessionRefusal) {
      switch k {
      case .escape: return .escape
      case .show: return .show
      case .hide: return .hide
      case .narrow:
        guard case .flag(let flag) = v else { throw .malformed("“v” is no Boolean") }
        return .narrow(flag)
      case .open:
        guard case .text(let path) = v, let url = URL(string: "/" + path),
          url.path(percentEncoded: true).removingPercentEncoding != nil
        else { throw .malformed("“v” is no address") }
        return .open(url)
      case .pick:
        guard case .numbers(let numbers) = v, numbers.count == 2, let request = Int(exactly: numbers[0]),
          let count = Int(exactly: numbers[1])
        else { throw .malformed("“v” is no request for files") }
        return .pick(request: request, count: count)
      default: return nil
      }
    }
  }
}

/// A value that a user has given to a control.
internal enum SessionValue: Equatable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case numbers([Double])
}
