/// A binding, event handler, delegate or other activity of a model while it is mounted.
///
/// In a model, a behavior is inert data. A live tree activates it when it mounts the model. Behaviors are compared by
/// their property or event, and by their source or target.
public protocol Behavior: Sendable, CustomStringConvertible {
  /// The name of the property, event or delegate.
  var name: String { get }

  /// Returns whether another behavior has the same property or event and the same source or target.
  func isEqual(to other: any Behavior) -> Bool
}

/// A behavior that needs a mounted value, such as a binding. The module that mounts values says what it does there.
@usableFromInline package protocol ActiveBehavior: AnyObject, Behavior {
  /// The identity of the property that a binding sets. By default, the name.
  var subject: String { get }
}

/// A behavior that answers an occurrence, such as the handler of an event.
@usableFromInline package protocol AnsweringBehavior: ActiveBehavior {
  /// The occurrence that it answers.
  var trigger: Trigger { get }
}

extension ActiveBehavior {
  package var subject: String { name }
}
