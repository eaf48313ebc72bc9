/// How long something goes on: a subscription, a binding, whatever can be cancelled.
///
/// Whoever holds the last reference decides: when it goes, the lifetime ends as if ``cancel()`` had been called. After
/// that nothing is delivered any more, not even the rest of a delivery under way, and what the subscriber had captured
/// is released.
///
/// ```swift
/// let lifetime = name.subscribe { print($0) }
/// lifetime.cancel()
/// ```
///
/// The last reference may go on any thread. Away from the main actor, the end follows as soon as the main actor is free.
@MainActor
public final class Lifetime {
  @usableFromInline @exclusivity(unchecked) internal var connection: Connection?

  @inlinable
  internal init(_ connection: Connection) {
    self.connection = connection
  }

  /// Makes a lifetime that runs `onCancel` when it ends, once.
  public convenience init(_ onCancel: @escaping () -> Void) {
    self.init(Action(onCancel))
  }

  deinit {
    // Only this rare case pays for finding out which thread it is on.
    if let connection { onMainActor { connection.cancel() } }
  }

  /// Ends the lifetime. Calling it again does nothing.
  @inlinable
  public func cancel() {
    guard let connection else { return }
    self.connection = nil
    connection.cancel()
  }
}
