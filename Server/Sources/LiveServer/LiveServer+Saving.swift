import Foundation
import LivePreview

extension LiveServer {
  /// Saves the states of all sessions and the shared data in the store, if there is one.
  ///
  /// The server does so itself every ten seconds if something has changed, and when it stops.
  ///
  /// - Throws: The error of the store, or that of encoding the shared data.
  /// - Complexity: O(*n*) in the sessions.
  public func save() async throws {
    guard let store = options.store else { return }
    let shared = try options.shared?.json() ?? loaded.shared
    let saved = SavedSessions(states: sessions.savedStates, shared: shared)
    hasChanged = false
    do {
      try await store.save(store is any SharedSessionStore ? saved.changes(since: lastSaved) : saved)
      lastSaved = saved
    } catch {
      hasChanged = true
      throw error
    }
    options.log(.saved(states: saved.states.count))
  }

  /// Saves, and logs an error, which is returned, too.
  @discardableResult internal func saveOrLog() async -> ServerError? {
    do {
      try await save()
      return nil
    } catch {
      let error = ServerError.unsaved("\(error)")
      failures.add(error)
      return error
    }
  }

  /// Takes a session over from another server that shares the store, before its page continues.
  ///
  /// - Returns: Whether the page can continue: the session is known, or the store could be asked.
  internal func takeOver(_ token: ResumeToken) async -> Bool {
    guard let store = options.store as? any SharedSessionStore else { return true }
    let isKnown = sessions.contains(token)
    do {
      let state = try await store.takeOver(token, isKnown: isKnown)
      // Another request of the page may have been faster.
      if let state, isKnown || !sessions.contains(token) { sessions.adopt(state, of: token) }
      return true
    } catch {
      failures.add(error)
      return isKnown
    }
  }

  /// A Boolean value that indicates whether the sessions are those of other servers by now: this one ends.
  internal var hasHandedOver: Bool { stopping != nil && options.store is any SharedSessionStore }

  /// Takes over what the store has.
  internal func load() async throws {
    if let store = options.store {
      do { loaded = try await store.load() } catch { throw ServerError.unreadable("\(error)") }
    }
    if let shared = options.shared, let json = loaded.shared {
      let place = (options.store as? FileStore).map { "“\($0.path)”: " } ?? ""
      do {
        try shared.restore(json: json)
      } catch {
        throw ServerError.unreadable("\(place)the shared data do not fit: \(error)")
      }
    }
    if let shared = options.shared {
      lifetimes = [shared.codableValueChanged.subscribe { [weak self] in self?.hasChanged = true }]
    }
    lastSaved = loaded
    sessions = makeSessions(loaded.states)
    sessions.onEnd = { [weak self] token in
      self?.hasChanged = true
      self?.counts.endedSessions += 1
      self?.options.log(.sessionEnded(token))
    }
  }
}
