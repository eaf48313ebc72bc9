import Foundation

/// The sessions of a server, by their tokens, with the states of ended sessions.
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
/// A server that knows its clients passes the address of each as `client`, so that one client cannot take all sessions.
/// Call ``sweep()`` from time to time. To keep the states over a restart of the server, store ``savedStates`` and pass
/// them to the next ``init(limits:clock:saved:content:)``.
@MainActor public final class LiveSessions {
  /// The limits of all sessions, and of their number.
  public let limits: SessionLimits

  /// A closure that is called after a session has ended, with its token.
  public var onEnd: (@MainActor (ResumeToken) -> Void)?

  private var sessions: [ResumeToken: LiveSession] = [:]

  /// The sessions of each client, and the clients of sessions.
  private var shares: [String: Set<ResumeToken>] = [:]
  private var clients: [ResumeToken: String] = [:]

  /// The states of sessions that have ended, and their tokens, the oldest first.
  private var saved: [ResumeToken: SavedSession]
  private var savedTokens = TokenQueue()

  /// The sessions whose pages have never connected, the oldest first.
  private var unconnected = TokenQueue()

  /// The sessions without a connected page at the last sweep. The longest idle session is the last one.
  private var deserted: [ResumeToken] = []

  /// The space for the files that users send.
  private let fileSpace: FileSpace

  /// The time since the first session could be created, and when there was the last sweep.
  private let elapsed: () -> Duration
  private var lastSweep: Duration?

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
    (self.limits, fileSpace) = (limits, FileSpace(limits.allFileBytes))
    self.saved = saved.mapValues(SavedSession.init)
    for token in saved.keys.sorted(by: { $0.digits < $1.digits }) { savedTokens.append(token) }
    elapsed = LiveSession.stopwatch(clock)
    makeSession = { token, saved in
      let content = try content(saved)
      return content.session(token, limits, clock)
    }
  }

  /// The session with a token, unless it has ended.
  public subscript(token: ResumeToken) -> LiveSession? { sessions[token] }

  /// The number of sessions.
  public var count: Int { sessions.count }

  /// Returns the page of a new session.
  ///
  /// If there are too many, another one ends: a session that has been idle for ``SessionLimits/connectionTime`` and has
  /// no ``LiveSession/onChange``, or one whose page has never connected.
  ///
  /// - Parameter client: The address of the client, which may have ``SessionLimits/sessionsPerClient`` sessions.
  /// - Throws: ``SessionRefusal/tooManySessions``, or the error of the content.
  /// - Complexity: O(*n*) in the widgets of the content.
  public func open(for client: String? = nil) throws -> SessionPage { try addUnconnected(client).open() }

  /// Returns the page of a new session whose `Application` has opened an address. See ``LiveSession/open(at:)``.
  ///
  /// - Parameters:
  ///   - url: The address of the page, whose path begins where the server of the session does.
  ///   - client: The address of the client, which may have ``SessionLimits/sessionsPerClient`` sessions.
  /// - Throws: ``SessionRefusal/tooManySessions``, or the error of the content.
  /// - Complexity: O(*n*) in the widgets of the content.
  public func open(at url: URL, for client: String? = nil) throws -> SessionPage {
    try addUnconnected(client).open(at: url)
  }

  private func addUnconnected(_ client: String?) throws -> LiveSession {
    let session = try add(ResumeToken(), nil, client)
    unconnected.append(session.token)
    return session
  }

  /// Returns the session of a connecting page, and the frames that the page has missed.
  ///
  /// A session that has ended is restored from its state. Its first frame contains the whole page.
  ///
  /// - Parameters:
  ///   - token: The secret of the page.
  ///   - frame: The last frame that the page has applied, or -1 if it shows nothing of the session.
  ///   - client: The address of the client, to which a restored session belongs.
  /// - Throws: ``SessionRefusal/unknownToken``, the error of `LiveSession.resume(from:)`, or the error of the content.
  public func resume(
    _ token: ResumeToken, from frame: Int, for client: String? = nil
  ) throws -> (session: LiveSession, frames: [SessionFrame]) {
    if sessions[token] == nil {
      guard let state = saved[token] else { throw SessionRefusal.unknownToken }
      _ = try add(token, state, client)
      forget(token)
    }
    guard let session = sessions[token] else { throw SessionRefusal.unknownToken }
    let frames = try session.resume(from: frame)
    unconnected.remove(token)
    return (session, frames)
  }

  /// Ends the sessions that have been idle for too long, and saves their states.
  ///
  /// - Complexity: O(*n*) in the sessions.
  public func sweep() {
    lastSweep = elapsed()
    var idle: [(token: ResumeToken, time: Duration)] = []
    for (token, session) in sessions {
      if unconnected.contains(token) {
        if session.use.elapsed() >= limits.connectionTime { end(token) }
        continue
      }
      let time = session.idleTime
      if time >= limits.idleTime {
        end(token)
      } else if time >= limits.connectionTime, session.onChange == nil {
        idle.append((token, time))
      }
    }
    deserted = idle.sorted { $0.time < $1.time }.map(\.token)
  }

  /// Ends a session, and saves its state if its page has ever connected.
  public func end(_ token: ResumeToken) {
    guard let session = sessions.removeValue(forKey: token) else { return }
    if let client = clients.removeValue(forKey: token) {
      shares[client]?.remove(token)
      if shares[client]?.isEmpty == true { shares[client] = nil }
    }
    if !unconnected.remove(token), let state = SavedSession(session) { save(state, of: token) }
    session.end()
    onEnd?(token)
  }

  /// Ends all sessions, and saves their states, before a server ends.
  ///
  /// - Complexity: O(*n*) in the sessions.
  public func endAll() {
    for token in sessions.keys { end(token) }
  }

  /// The states of all sessions, open ones and ended ones, with the number of the last event of each.
  ///
  /// - Complexity: O(*n*) in the sessions.
  public var savedStates: [ResumeToken: String] {
    var states = saved.mapValues(\.text)
    for (token, session) in sessions where !unconnected.contains(token) {
      if let state = SavedSession(session) { states[token] = state.text }
    }
    return states
  }

  /// Returns whether a session is open, or has a state with which its page can continue.
  public func contains(_ token: ResumeToken) -> Bool { sessions[token] != nil || saved[token] != nil }

  /// Takes over the state of a session from another server. Its page continues with the state when it connects.
  ///
  /// If the session is open here, it ends, because it has been continued elsewhere.
  ///
  /// - Parameters:
  ///   - state: The state, one of the ``savedStates`` of the other server.
  ///   - token: The secret of the page.
  public func adopt(_ state: String, of token: ResumeToken) {
    end(token)
    save(SavedSession(state), of: token)
  }

  private func add(_ token: ResumeToken, _ saved: SavedSession?, _ client: String?) throws -> LiveSession {
    if let client { try makePlace(for: client) }
    try makePlace()
    let session = try makeSession(token, saved?.state)
    session.files.space = fileSpace
    session.lastEvent = saved?.lastEvent ?? 0
    sessions[token] = session
    clients[token] = client
    if let client { shares[client, default: []].insert(token) }
    return session
  }

  /// Ends a session of a client at its limit: the longest idle session, or else a new one.
  private func makePlace(for client: String) throws {
    guard let share = shares[client], share.count >= limits.sessionsPerClient else { return }
    func idleTime(_ token: ResumeToken) -> Duration { sessions[token]?.idleTime ?? .zero }
    func last(_ tokens: some Sequence<ResumeToken>) -> ResumeToken? { tokens.max { idleTime($0) < idleTime($1) } }
    if let token = last(share), idleTime(token) >= limits.connectionTime { return end(token) }
    guard let token = last(share.filter(unconnected.contains)) else { throw SessionRefusal.tooManySessions }
    end(token)
  }

  /// Ends a session if there are too many: an idle session without a connected page, or one whose page has never
  /// connected.
  private func makePlace() throws {
    if sessions.count < limits.sessions { return }
    // Opening many sessions does not look at all others each time.
    if lastSweep.map({ elapsed() - $0 >= .seconds(1) }) ?? true { sweep() }
    while sessions.count >= limits.sessions, let token = deserted.popLast() {
      guard let session = sessions[token], session.onChange == nil else { continue }
      if session.idleTime >= limits.connectionTime { end(token) }
    }
    if sessions.count >= limits.sessions, let oldest = unconnected.first() { end(oldest) }
    if sessions.count >= limits.sessions { throw SessionRefusal.tooManySessions }
  }

  private func save(_ state: SavedSession, of token: ResumeToken) {
    if saved.updateValue(state, forKey: token) == nil { savedTokens.append(token) }
    while saved.count > limits.savedStates, let oldest = savedTokens.first() { forget(oldest) }
  }

  private func forget(_ token: ResumeToken) {
    saved[token] = nil
    savedTokens.remove(token)
  }
}
