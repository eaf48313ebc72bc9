/// A place where a server keeps the states of sessions over a restart: a ``FileStore``, or a database of your own.
///
/// Several servers share a ``SharedSessionStore``.
///
/// The server loads once, before it listens. It saves every ten seconds if something has changed, and when it ends. It
/// does neither twice at a time.
public protocol SessionStore: Sendable {
  /// Returns what has been saved last, or nothing if nothing has been saved.
  ///
  /// - Throws: An error if there is something that cannot be read, or if nothing could be saved. The server then
  ///   does not start.
  func load() async throws -> SavedSessions

  /// Saves in place of what has been saved before: all of it, or, after an error, nothing.
  ///
  /// - Throws: An error if that is not possible. The server logs it, and tries again. If its last save fails,
  ///   ``LiveServer/run()`` says so.
  func save(_ saved: SavedSessions) async throws
}

extension SessionStore where Self == FileStore {
  /// Returns a store in a file. See ``FileStore``.
  public static func file(_ path: String) -> FileStore { FileStore(path) }
}
