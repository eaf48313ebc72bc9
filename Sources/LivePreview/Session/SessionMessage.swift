import Foundation

/// A message from the page of a session.
internal struct SessionMessage: Decodable {
  /// The kinds of events.
  internal enum Kind: String, Decodable {
    case tap, part, press, set, step, submit, focusin, focusout, scroll, row, escape, swipe, show, hide
  }

  /// The number of the event; `nil` if the message only acknowledges a frame.
  internal let i: Int?

  /// The number of the last frame that the page has applied.
  internal let s: Int

  /// The node.
  internal let n: Int?

  /// The part of the node, such as a bar item.
  internal let p: Int?

  internal let k: Kind?
  internal let v: SessionValue?
}

extension SessionMessage {
  /// Decodes a message.
  ///
  /// - Throws: ``SessionRefusal/malformed(_:)`` if the page of a session sends no such message.
  internal static func decode(_ bytes: Data) throws(SessionRefusal) -> SessionMessage {
    do {
      return try JSONDecoder().decode(SessionMessage.self, from: bytes)
    } catch let error as DecodingError {
      throw .malformed(error.place)
    } catch {
      throw .malformed("not JSON")
    }
  }
}

extension DecodingError {
  /// The key of the value that could not be decoded.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.first.map { "“\($0.stringValue)”" } ?? "not JSON"
    @unknown default: "not JSON"
    }
  }
}
