/// The content of a session: its tree, and its state. See ``LiveSessions``.
@MainActor public struct SessionContent {
  internal let session: @MainActor (ResumeToken, SessionLimits, any Clock<Duration>) -> LiveSession

  /// Creates the content of a session.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - save: A closure that returns the state from which another session can be restored, or `nil` if there is none.
  public init<State>(_ tree: LiveTree<State>, saving save: (@MainActor () -> String?)? = nil) {
    session = { LiveSession(tree, token: $0, limits: $1, clock: $2, saving: save) }
  }
}

/// The state of a session, and the number of the last event that it contains, so that no event is performed again.
internal struct SavedSession {
  internal let state: String
  internal let lastEvent: Int
}

extension SavedSession {
  /// Creates the state of a session that can be restored, or returns `nil` for any other session.
  @MainActor internal init?(_ session: LiveSession) {
    guard let state = session.savedState else { return nil }
    self.init(state: state, lastEvent: session.lastEvent)
  }

  /// Creates a state from its text. A text without a number is the state of a session without events.
  internal init(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    if let number = Int(digits), rest.first == ":" {
      self.init(state: String(rest.dropFirst()), lastEvent: number)
    } else {
      self.init(state: text, lastEvent: 0)
    }
  }

  /// The text to store: the number of the event, a colon, and the state.
  internal var text: String { "\(lastEvent):\(state)" }
}
