import Foundation
import LivePreview
import Signals

/// The options of a server, all of which have defaults: names, limits, screens, saving and logging.
public struct ServerOptions {
  /// The names under which browsers reach the server, in addition to those of this machine. None by default.
  ///
  /// Write a name as it stands in the address: `app.example`, `app.example:8443` or `https://app.example`. With a
  /// scheme, events come from pages of that scheme alone. Its port, 80 or 443, may be written or not. A text
  /// that is no name, such as one with a path, is ``ServerError/noHost(_:)`` when the server starts.
  ///
  /// A request for any other name is refused with the code 403, so that no page reaches the server through a name of
  /// its own.
  public var hosts: [String]

  /// A Boolean value that indicates whether a proxy stands between the browsers and the server. `false` by default.
  ///
  /// The address of a client is then the last one of the field `X-Forwarded-For`, to which a proxy appends it. Clients
  /// that reach the server without the proxy could name any address: bind the server to an address that they do not
  /// reach.
  public var isBehindProxy: Bool

  /// The limits of connections and requests.
  public var limits: ServerLimits

  /// The limits of sessions and of what their pages send.
  public var sessionLimits: SessionLimits

  /// The data that all sessions share, which are saved with their states. `nil` by default.
  public var shared: (any CodableContainer)?

  /// The place where the states of sessions and the shared data are kept over a restart. `nil` by default.
  public var store: (any SessionStore)?

  /// A closure that returns whether an address leads to a screen, before a session is opened. `nil` by default.
  ///
  /// An address without a screen is answered with a page and the code 404. Without a closure, the app decides: the
  /// address must be `/`, or its `Application` must handle the event `open` without an error. See
  /// `SessionPage.isFound`.
  public var hasScreen: (@MainActor (URL) -> Bool)?

  /// A Boolean value that indicates whether `GET /metrics` answers with the metrics. `false` by default.
  ///
  /// Everyone who reaches the server can then read them. See ``ServerMetrics``.
  public var hasMetrics: Bool

  /// A closure that is called for everything that happens. By default, it writes failures to the standard error.
  public var log: @MainActor (ServerEvent) -> Void

  /// Creates options.
  public init(
    hosts: [String] = [],
    isBehindProxy: Bool = false,
    limits: ServerLimits = ServerLimits(),
    sessionLimits: SessionLimits = SessionLimits(),
    shared: (any CodableContainer)? = nil,
    store: (any SessionStore)? = nil,
    hasScreen: (@MainActor (URL) -> Bool)? = nil,
    hasMetrics: Bool = false,
    log: @escaping @MainActor (ServerEvent) -> Void = { ServerOptions.logFailures($0) }
  ) {
    (self.hosts, self.isBehindProxy, self.limits, self.sessionLimits) = (hosts, isBehindProxy, limits, sessionLimits)
    (self.shared, self.store, self.hasScreen, self.hasMetrics) = (shared, store, hasScreen, hasMetrics)
    self.log = log
  }

  /// Writes an event to the standard error if it is a failure.
  public static func logFailures(_ event: ServerEvent) {
    if case .failed = event { FileHandle.standardError.write(Data("\(event)\n".utf8)) }
  }
}
