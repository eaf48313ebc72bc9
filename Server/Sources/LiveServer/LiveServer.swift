import Foundation
import LivePreview

/// A server of live trees: each browser tab that opens a page has a session of its own.
///
/// ```swift
/// try await LiveServer.run(port: 8080) { MyApp() }
/// ```
///
/// Create a server of your own to start and stop it in a larger program, or in tests:
///
/// ```swift
/// let server = LiveServer(port: 0) { MyApp() }
/// try await server.start()
/// print(server.address, server.metrics)
/// await server.stop()
/// ```
///
/// The paths `/events`, `/frames`, `/health` and `/metrics` are those of the server. All others are those of screens.
///
/// A server continues after an error that the closure throws. A trap, such as an index that is out of range, ends the
/// process, as it does in every Swift program.
@MainActor public final class LiveServer {
  /// The address of this machine to which the server listens.
  public let host: String

  /// The port. After ``start()``, it is that which the system has chosen if it was 0.
  public internal(set) var port: Int

  /// The options.
  public let options: ServerOptions

  /// The sessions, which begin with those of the store.
  internal var sessions: LiveSessions

  /// The streams that are open, by the tokens of their sessions.
  internal var streams: [ResumeToken: FrameStream] = [:]

  internal let makeSessions: @MainActor ([ResumeToken: String]) -> LiveSessions
  internal let failures: FailureLog
  internal var counts = ServerMetrics()
  internal var gate: Gate
  internal var listener: Listener?
  internal var upkeep: Task<Void, Never>?
  internal var stopping: Task<Void, Never>?

  /// The error of the last save, when the server has ended.
  internal var lastError: ServerError?

  /// Whether something has happened since the last save, and what the store has if no session changes it.
  internal var hasChanged = false
  internal var loaded = SavedSessions()

  /// What has been saved last.
  internal var lastSaved = SavedSessions()
  internal var lifetimes: [Lifetime] = []

  /// Creates a server whose sessions begin without a state.
  ///
  /// - Parameters:
  ///   - host: The address of this machine to listen to. By default, other machines do not reach the server: write
  ///     `0.0.0.0` for all, and the names of the server as ``ServerOptions/hosts``.
  ///   - port: The port, or 0 for one that the system chooses.
  ///   - options: The options.
  ///   - content: A block that is called for each session, and again whenever something changes that it has read. If
  ///     it throws an error, the user gets a page with a number, which is also in the log.
  public convenience init(
    host: String = "127.0.0.1", port: Int = 8080, options: ServerOptions = ServerOptions(),
    @WidgetBuilder content: @escaping @MainActor () throws -> Children
  ) {
    self.init(host: host, port: port, options: options) { failures, _ in
      SessionContent(try failures.tree(of: content))
    }
  }

  /// Creates a server whose sessions have a state, which is saved when a session ends.
  ///
  /// A tab that comes back later, or after a restart with a store, continues with its state. A saved state that does
  /// not fit the app any more is logged, and the session begins without it.
  ///
  /// - Parameters:
  ///   - host: The address of this machine to listen to. By default, other machines do not reach the server.
  ///   - port: The port, or 0 for one that the system chooses.
  ///   - options: The options.
  ///   - state: A closure that returns the state of a new session.
  ///   - content: A block that is called for each session with its state, and again whenever something changes that it
  ///     has read.
  public convenience init<State: CodableContainer>(
    host: String = "127.0.0.1", port: Int = 8080, options: ServerOptions = ServerOptions(),
    state makeState: @escaping @MainActor () throws -> State,
    @WidgetBuilder content: @escaping @MainActor (State) throws -> Children
  ) {
    self.init(host: host, port: port, options: options) { failures, saved in
      let state = try makeState()
      do { if let saved { try state.restore(json: saved) } } catch { failures.addMisfit(error) }
      return SessionContent(try failures.tree { try content(state) }) { try? state.json() }
    }
  }

  private init(
    host: String, port: Int, options: ServerOptions,
    content: @escaping @MainActor (FailureLog, String?) throws -> SessionContent
  ) {
    let failures = FailureLog(options.log)
    let makeSessions: @MainActor ([ResumeToken: String]) -> LiveSessions = { saved in
      LiveSessions(limits: options.sessionLimits, saved: saved) { try content(failures, $0) }
    }
    (self.host, self.port, self.options) = (host, port, options)
    (self.failures, self.makeSessions, sessions) = (failures, makeSessions, makeSessions([:]))
    gate = Gate(hosts: options.hosts, host: host, port: port)
  }

  /// The address at which a browser of this machine reaches the server.
  public var address: String {
    let name = host == "0.0.0.0" || host == "::" ? "127.0.0.1" : host.contains(":") ? "[\(host)]" : host
    return "http://\(name):\(port)/"
  }

  /// The numbers of the moment, and counts since the server has started.
  public var metrics: ServerMetrics {
    var metrics = counts
    (metrics.sessions, metrics.streams, metrics.failures) = (sessions.count, streams.count, failures.count)
    if let connections = listener?.connections {
      metrics.connections = connections.count
      (metrics.refusedConnections, metrics.sentBytes) = (connections.refusedCount, connections.sentBytes)
    }
    return metrics
  }
}
