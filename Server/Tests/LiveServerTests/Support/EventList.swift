import LiveServer

/// The events that a server has logged.
@MainActor final class EventList {
  private(set) var events: [ServerEvent] = []

  /// The options of a server that logs here.
  var options: ServerOptions { ServerOptions(log: { self.events.append($0) }) }

  /// The lines of the log, without the secrets, numbers, ports and times that differ each time.
  var lines: [String] {
    events.map {
      "\($0)".replacing(/[0-9a-f]{6}…/, with: "…").replacing(/id=[0-9a-f]{8}/, with: "id=…")
        .replacing(/latency=[0-9.e-]+ms/, with: "latency=…").replacing(/:\d+\//, with: "/")
    }
  }

  /// The numbers of the failures.
  var failures: [String] {
    events.compactMap { if case .failed(let id, _) = $0 { id } else { nil } }
  }
}
