/// Something a model does over time: keep a property up to date, answer to an event, ask a delegate.
///
/// A behavior inside a model is inert data. It does something once the model is mounted, and is compared by what it
/// names: property or event, and the source or target.
public protocol Behavior: Sendable, CustomStringConvertible {
  /// What kind of behavior it is.
  var kind: BehaviorKind { get }

  /// What property, event or delegate it is about.
  var name: String { get }

  /// What tells the property from others. By default, the name.
  var subject: String { get }

  /// Whether another behavior is about the same, with the same source or target.
  func isEqual(to other: any Behavior) -> Bool
}

extension Behavior {
  /// The name.
  public var subject: String { name }
}

/// What kinds of behaviors there are.
public enum BehaviorKind: Hashable, Sendable, CaseIterable {
  /// Keeps a property up to date. A later one for the same property takes its place.
  case binding
  /// Keeps a property up to date, and reports what the user makes of it. It takes the place of other bindings, too.
  case twoWayBinding
  /// Answers to an event. Several answer one after the other.
  case handler
  /// Answers a question of the model. A later answer takes its place.
  case delegate
  /// Does something before the bindings. Several do so one after the other.
  case preparation
  /// Does something after the bindings. Several do so one after the other.
  case finalization
  /// Keeps subscriptions alive. Later ones take their place.
  case lifetimes
  /// Hands a value down to the components inside. A later one of the same name takes its place.
  case environment
  /// Changes widgets inside, or keeps them from changing a property. Several do so one after the other.
  case styling

  /// Whether a later behavior of the kind takes the place of an earlier one of another kind, if both have one subject.
  internal func replaces(_ earlier: BehaviorKind) -> Bool {
    switch self {
    case .binding, .twoWayBinding: earlier == .binding || earlier == .twoWayBinding
    case .delegate, .lifetimes, .environment: earlier == self
    case .handler, .preparation, .finalization, .styling: false
    }
  }
}
