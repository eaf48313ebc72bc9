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
