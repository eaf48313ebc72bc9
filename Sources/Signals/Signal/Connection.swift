/// What a ``Lifetime`` ends: one subscriber's place in a signal.
///
/// A connection and the closures upstream of it may hold each other; cancelling lets go. So whoever connects has to
/// cancel, and ``Lifetime`` sees to it that somebody does.
@MainActor
@usableFromInline
internal class Connection {
  @inlinable
  internal init() {}

  /// Ends the connection. Calling it again does nothing.
  @usableFromInline
  internal func cancel() {}

  /// Passes on what is still owed in this turn. See ``Turn``.
  @usableFromInline
  internal func settle() {}
}

/// A connection that runs a closure at its end.
@usableFromInline
internal final class Action: Connection {
  private var action: (() -> Void)?

  @usableFromInline
  internal init(_ action: @escaping () -> Void) {
    self.action = action
  }

  @usableFromInline
  internal override func cancel() {
    guard let action else { return }
    self.action = nil
    action()
  }
}
