/// What a ``Lifetime`` ends: one subscriber's place in a signal.
///
/// A connection and the closures upstream of it may hold each other; cancelling lets go. So whoever connects has to
/// cancel, and ``Lifetime`` sees to it that somebody does.
@MainActor
@usableFromInline
internal class Connection {
  /// The node that hears what comes through the connection, which stands higher than all nodes upstream.
  ///
  /// It is alive as long as it can be reached, since the closures upstream hold it until it cancels the connection.
  @usableFromInline @exclusivity(unchecked) internal final var listener: Unmanaged<Node>?

  @inlinable
  internal init() {}

  /// Ends the connection. Calling it again does nothing.
  @usableFromInline
  internal func cancel() {}

  /// The height of the node that the connection comes from; 0 if there is none.
  @usableFromInline internal var height: Int { 0 }

  /// The node that the connection comes from, if any.
  internal var node: Node? { nil }
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
