/// A binding, event handler, delegate or other activity of a model while it is mounted.
///
/// In a model, a behavior is inert data. A live tree activates it when it mounts the model. Behaviors are compared by
/// their property or event, and by their source or target.
public protocol Behavior: Sendable, CustomStringConvertible {
  /// The kind of the behavior.
  var kind: BehaviorKind { get }

  /// The name of the property, event or delegate.
  var name: String { get }

  /// The identity of the property. By default, the name.
  var subject: String { get }

  /// Returns whether another behavior has the same property or event and the same source or target.
  func isEqual(to other: any Behavior) -> Bool
}

extension Behavior {
  /// The name of the behavior.
  public var subject: String { name }
}

/// The kinds of behaviors.
public enum BehaviorKind: Hashable, Sendable, CaseIterable {
  /// Updates a property from a signal. A later binding of the same property replaces it.
  case binding
  /// Updates a property from a variable, and the variable when the user changes the property.
  ///
  /// It replaces one-way bindings of the same property, too.
  case twoWayBinding
  /// Handles an event. All handlers of an event are called, in order.
  case handler
  /// Answers a question of the model. A later delegate with the same name replaces it.
  case delegate
  /// Changes the model before the bindings start. All preparations are made, in order.
  case preparation
  /// Runs after the bindings have started. All finalizations run, in order.
  case finalization
  /// Retains subscriptions. Later ones replace them.
  case lifetimes
  /// Passes a value down to the components inside. A later one with the same name replaces it.
  case environment
  /// Changes widgets inside the model, or protects a property from such changes. All are applied, in order.
  case styling

  /// Returns whether a later behavior of this kind replaces an earlier one with the same subject.
  internal func replaces(_ earlier: BehaviorKind) -> Bool {
    switch self {
    case .binding, .twoWayBinding: earlier == .binding || earlier == .twoWayBinding
    case .delegate, .lifetimes, .environment: earlier == self
    case .handler, .preparation, .finalization, .styling: false
    }
  }
}
