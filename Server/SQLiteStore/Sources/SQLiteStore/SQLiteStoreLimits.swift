import Foundation

/// The limits of what a ``SQLiteStore`` keeps.
public struct SQLiteStoreLimits: Hashable, Sendable {
  /// The time after which a state that has not changed is removed. 30 days by default.
  public var age = Duration.seconds(30 * 86_400)

  /// The bytes of all states, beyond which the oldest ones are removed. 67,108,864 by default.
  ///
  /// The file is larger by what SQLite needs, and does not become smaller.
  public var bytes = 64 << 20

  /// The time for which a process waits while another one writes. 5 seconds by default.
  public var lockTime = Duration.seconds(5)

  /// Creates the default limits.
  public init() {}
}

extension Duration {
  /// The duration in seconds.
  internal var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
