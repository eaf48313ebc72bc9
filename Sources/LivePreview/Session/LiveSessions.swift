import Foundation

/// The sessions of a server, by their tokens, with the states of those that have ended.
///
/// ```swift
/// let sessions = LiveSessions { saved in
///   let name = Var("")
///   if let saved { try name.restore(json: saved) }
///   return SessionContent(LiveTree(TextField(.text <--> name))) { try? name.json() }
/// }
/// let page = try sessions.open()
/// let session = try sessions.resume(page.token, from: 0).session
/// ```
///
/// Call ``sweep()`` from time to time. To keep the states over a restart of the server, store ``savedStates`` and pass
/// them to the next ``init(limits:clock:saved:content:)``.
@MainActor public final class LiveSessions {
  /// The limits of all sessions, and of their number.
  public let limits: SessionLimits

  private var sessions: [ResumeToken: LiveSession] = [:]

  /// The states of sessions that have ended, and their tokens, the oldest first.
  private var saved: [ResumeToken: SavedSession]
  private var savedTokens: [ResumeToken]

  /// The sessions whose pages have never connected, the oldest first.
  private var unconnected: [ResumeToken] = []

  private let makeSession: @MainActor (ResumeToken, String?) throws -> LiveSession

  /// Creates a server without sessions.
  ///
  /// - Parameters:
  ///   - limits: The limits of all sessions, and of their number.
  ///   - clock: The clock of the limits.
  ///   - saved: The states of sessions of another server.
  ///   - content: A closure that returns the content of a session: a new one, or one with a saved state.
  public init(
    limits: SessionLimits = SessionLimits(),
    clock: some Clock<Duration> = ContinuousClock(),
    saved: [ResumeToken: String] = [:],
    content: @escaping @MainActor (_ saved: String?) throws -> SessionContent
  ) {
    self.limits = limits
    self.saved = saved.mapValues(SavedSession.init)
    savedTokens = saved.keys.sorted { $0.digits < $1.digits }
    makeSession = { token, saved in
      let content = try content(saved)
      return content.session(token, limits, clock)
    }
  }

  /// The session with a token, unless it has ended.
  public subscript(token: ResumeToken) -> LiveSession? { sessions[token] }

  /// The number of sessions.
  public var count: Int { sessions.count }

  /// Returns the page of a new session. If there are too many, a session whose page has never connected ends.
  ///
  /// - Throws: ``SessionRefusal/tooManySessions``, or the error of the content.
  /// - Complexity: O(*n*) in the widgets of the content.
  public func open() throws -> SessionPage { try addUnconnected().open() }

  /// Returns the page of a new session whose `Application` has opened an address. See ``LiveSession/open(at:)``.
  ///
  /// - Throws: ``SessionRefusal/tooManySessions``, or the error of the content.
  /// - Complexity: O(*n*) in the widgets of the content.
  public func open(at url: URL) throws -> SessionPage { try addUnconnected().open(at: url) }

  private func addUnconnected() throws -> LiveSession {
    let session = try add(ResumeToken(), nil)
    unconnected.append(session.token)
    return session
  }

  /// Returns the session of a page that connects, and the frames that the page has missed.
  ///
  /// A session that has ended is restored from its state. Its first frame contains the whole page.
  ///
  /// - Parameters:
  ///   - token: The secret of the page.
  ///   - frame: The last frame that the page has applied, or -1 if it shows nothing of the session.
  /// - Throws: ``SessionRefusal/unknownToken``, what `LiveSession.resume(from:)` throws, or the error of the content.
  public func resume(_ token: ResumeToken, from frame: Int) throws -> (session: LiveSession, frames: [SessionFrame]) {
    if sessions[token] == nil {
      guard let state = saved[token] else { throw SessionRefusal.unknownToken }
      _ = try add(token, state)
      forget(token)
    }
    guard let session = sessions[token] else { throw SessionRefusal.unknownToken }
    let frames = try session.resume(from: frame)
    unconnected.removeAll { $0 == token }
    return (session, frames)
  }

  /// Ends the sessions that have been idle for too long, and saves their states.
  ///
  /// - Complexity: O(*n*) in the sessions.
  public func sweep() {
    for (token, session) in sessions {
      let limit = unconnected.contains(token) ? limits.connectionTime : limits.idleTime
      if session.idleTime >= limit { end(token) }
    }
  }

  /// Ends a session, and saves its state if its page has ever connected.
  public func end(_ token: ResumeToken) {
    guard let session = sessions.removeValue(forKey: token) else { return }
    if let index = unconnected.firstIndex(of: token) {
      unconnected.remove(at: index)
    } else if let state = SavedSession(session) {
      save(state, of: token)
    }
    session.end()
  }

  /// The states of all sessions, also of those that have not ended, with the number of the last event of each.
  ///
  /// - Complexity: O(*n*) in the sessions.
  public var savedStates: [ResumeToken: String] {
    var states = saved.mapValues(\.text)
    for (token, session) in sessions where !unconnected.contains(token) {
      if let state = SavedSession(session) { states[token] = state.text }
    }
    return states
  }

  private func add(_ token: ResumeToken, _ saved: SavedSession?) throws -> LiveSession {
    if sessions.count >= limits.sessions { sweep() }
    // Pages that never connect do not keep others out.
    if sessions.count >= limits.sessions, let oldest = unconnected.first { end(oldest) }
    if sessions.count >= limits.sessions { throw SessionRefusal.tooManySessions }
    let session = try makeSession(token, saved?.state)
    session.lastEvent = saved?.lastEvent ?? 0
    sessions[token] = session
    return session
  }

  private func save(_ state: SavedSession, of token: ResumeToken) {
    if saved.updateValue(state, forKey: token) == nil { savedTokens.append(token) }
    while saved.count > limits.savedStates, let oldest = savedTokens.first { forget(oldest) }
  }

  private func forget(_ token: ResumeToken) {
    saved[token] = nil
    savedTokens.removeAll { $0 == token }
  }
}
