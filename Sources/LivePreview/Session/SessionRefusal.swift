import Live

/// The reason why a session refuses a message, or a client. Nothing has changed.
public enum SessionRefusal: Error, Equatable, Sendable {
  /// The message has more bytes than ``SessionLimits/messageBytes``.
  case tooLarge(bytes: Int)
  /// No page sends such a message. The text names the invalid part.
  case malformed(String)
  /// There are more messages than ``SessionLimits/messagesPerSecond``. A whole page counts as several.
  case tooManyMessages
  /// The event with the number has been handled already.
  case replayed(Int)
  /// The event is not the next one, whose number is `expected`.
  case outOfOrder(Int, expected: Int)
  /// The client names a frame that has not been sent yet.
  case unsent(frame: Int)
  /// The event was sent from a page of the session before its state was restored.
  case outdated(frame: Int)
  /// The page has no node with the number, or has it no longer.
  case gone(node: Int)
  /// A user could not do that: the control is disabled, hidden or covered, or not of that kind.
  case action(ActionError)
  /// A user could not do that to the row of a table.
  case row(TableError)
  /// The user cannot pick these files.
  case file(FileError)
  /// The texts of the fields would have more bytes than ``SessionLimits/textBytes``.
  case tooMuchText(bytes: Int)
  /// There are more sessions than ``SessionLimits/sessions``, or ``SessionLimits/sessionsPerClient`` of the client.
  case tooManySessions
  /// There is no session with the token, and no saved state.
  case unknownToken
  /// The session has ended.
  case ended
}

extension SessionRefusal {
  /// Whether the client breaks the protocol, so that a server should end the connection.
  ///
  /// The page of a session sends no such messages, except after a server has lost some.
  public var isViolation: Bool {
    switch self {
    case .tooLarge, .malformed, .tooManyMessages, .outOfOrder, .unsent, .unknownToken, .tooManySessions, .ended: true
    case .replayed, .outdated, .gone, .action, .row, .file, .tooMuchText: false
    }
  }
}

extension SessionRefusal: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .tooLarge(let bytes): "The message of \(bytes) bytes is too large."
    case .malformed(let part): "The message is malformed: \(part)."
    case .tooManyMessages: "There are too many messages."
    case .replayed(let number): "The event \(number) has been handled already."
    case .outOfOrder(let number, let expected): "The event \(number) is out of order: \(expected) is expected."
    case .unsent(let frame): "The frame \(frame) has not been sent."
    case .outdated(let frame): "The frame \(frame) is older than the restored state."
    case .gone(let node): "The node \(node) is gone."
    case .action(let error): "\(error)"
    case .row(let error): "\(error)"
    case .file(let error): "\(error)"
    case .tooMuchText(let bytes): "The texts of the fields would have \(bytes) bytes, which are too many."
    case .tooManySessions: "There are too many sessions."
    case .unknownToken: "There is no such session."
    case .ended: "The session has ended."
    }
  }
}
