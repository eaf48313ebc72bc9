/// A token that cancels a subscription, a binding or another activity when it is released.
///
/// Retain it for as long as the activity is to go on. After the lifetime has ended, nothing is delivered any more, not
/// even the rest of the current delivery, and the captures of the subscriber are released.
///
/// ```swift
/// let lifetime = name.subscribe { print($0) }
/// lifetime.cancel()
/// ```
///
/// The last reference may be released on any thread. Away from the main actor, the lifetime ends as soon as the main
/// actor is free.
@MainActor public final class Lifetime {
  @usableFromInline @exclusivity(unchecked) internal var connection: Connection?

  @inlinable internal init(_ connection: Connection) { self.connection = connection }

  /// Creates a lifetime that calls `onCancel` once, when it ends.
  public convenience init(_ onCancel: @escaping () -> Void) { self.init(ClosureConnection(onCancel)) }

  deinit {
    // Only this rare case pays for finding out the current thread.
    if let connection { onMainActor { connection.cancel() } }
  }

  /// Ends the lifetime. Further calls do nothing.
  @inlinable public func cancel() {
    guard let connection else { return }
    self.connection = nil
    connection.cancel()
  }
}
