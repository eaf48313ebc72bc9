/// The numbers of a server: those of the moment, and counts since it has started. See ``LiveServer/metrics``.
public struct ServerMetrics: Hashable, Sendable {
  /// The number of sessions at present.
  public internal(set) var sessions = 0

  /// The number of pages that are connected at present.
  public internal(set) var streams = 0

  /// The number of connections at present.
  public internal(set) var connections = 0

  /// The number of sessions that have been opened.
  public internal(set) var openedSessions = 0

  /// The number of sessions that have been restored from their states.
  public internal(set) var restoredSessions = 0

  /// The number of sessions that have ended.
  public internal(set) var endedSessions = 0

  /// The number of connections that have been refused, because there were too many.
  public internal(set) var refusedConnections = 0

  /// The number of requests.
  public internal(set) var requests = 0

  /// The number of requests that have been refused.
  public internal(set) var refusedRequests = 0

  /// The number of failures.
  public internal(set) var failures = 0

  /// The number of bytes that have been sent, with the headers.
  public internal(set) var sentBytes = 0

  /// The latencies of the messages that sessions have handled.
  public internal(set) var events = LatencyCounts()
}

extension ServerMetrics: CustomStringConvertible {
  /// The metrics in the text format of Prometheus, as `GET /metrics` answers.
  public var description: String {
    let gauges = [("sessions", sessions), ("streams", streams), ("connections", connections)]
    let counters = [
      ("sessions_opened", openedSessions), ("sessions_restored", restoredSessions), ("sessions_ended", endedSessions),
      ("connections_refused", refusedConnections), ("requests", requests), ("requests_refused", refusedRequests),
      ("failures", failures), ("sent_bytes", sentBytes),
    ]
    return gauges.map { "# TYPE live_\($0.0) gauge\nlive_\($0.0) \($0.1)\n" }.joined()
      + counters.map { "# TYPE live_\($0.0)_total counter\nlive_\($0.0)_total \($0.1)\n" }.joined()
      + events.lines(named: "live_event_seconds")
  }
}
