/// The limits of a ``PostgresStore``.
public struct PostgresStoreLimits: Hashable, Sendable {
  /// The time after which a state that has not changed is removed, by the clock of the database. 30 days by default.
  public var age = Duration.seconds(30 * 86_400)

  /// The bytes of all states, beyond which the oldest ones are removed. 268,435,456 by default.
  public var bytes = 256 << 20

  /// The time in which the database must accept a connection, and in which it must answer. 5 seconds by default, and at
  /// least 1 for a connection.
  public var time = Duration.seconds(5)

  /// Creates the default limits.
  public init() {}
}
