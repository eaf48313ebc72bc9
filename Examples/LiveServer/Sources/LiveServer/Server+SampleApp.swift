import LivePreview
import Pages

extension Server {
  /// Creates the server of the sample app, with what another one has saved.
  convenience init(
    port: UInt16, limits: ServerLimits = ServerLimits(), sessionLimits: SessionLimits = SessionLimits(),
    saved: SavedSessions = SavedSessions()
  ) {
    let data = saved.data
    let sessions = LiveSessions(limits: sessionLimits, saved: saved.states) { saved in
      let state = SampleState()
      if let saved { try state.restore(json: saved) }
      return SessionContent(LiveTree(sampleApp(state, data))) { try? state.json() }
    }
    self.init(port: port, limits: limits, data: data, sessions: sessions)
  }

  /// What another server can continue with.
  var savedSessions: SavedSessions { SavedSessions(data: data, states: sessions.savedStates) }
}
