import LivePreview

/// A store that several servers share, such as a database, so that a session continues on any of them.
///
/// A session belongs to the server that has saved it first, until another one takes it over. A server asks for a
/// session when its page connects, so that it need not know all of them. It may ask while it saves.
public protocol SharedSessionStore: SessionStore {
  /// Returns the shared data that have been saved last, if there are any. States of sessions are asked for one by one.
  ///
  /// - Throws: An error if there is something that cannot be read, or if nothing could be saved. The server then
  ///   does not start.
  func load() async throws -> SavedSessions

  /// Saves what this server has changed since it has last saved: all of it, or, after an error, nothing.
  ///
  /// Everything else stays, as does the state of a session that another server has taken over, and the shared data if
  /// there are none.
  ///
  /// - Throws: An error if that is not possible. The server logs it, and tries again.
  func save(_ changed: SavedSessions) async throws

  /// Takes a session over from the server to which it belongs, which cannot save it any more, and returns its state.
  ///
  /// - Parameters:
  ///   - token: The secret of the page.
  ///   - isKnown: A Boolean value that indicates whether this server has the session itself. Its own state is then not
  ///     returned.
  /// - Returns: The state, or `nil` if there is none, or if it is known.
  /// - Throws: An error if the store cannot be asked. The page tries again, unless the session is known.
  func takeOver(_ token: ResumeToken, isKnown: Bool) async throws -> String?
}
