/// An object that bindings keep up to date from the moment they are applied: a class of your own, or a view that is there
/// already.
///
/// ```swift
/// final class Gauge: BindableObject {
///   let activity = Activity()
///   var level = 0.0
/// }
/// extension Event where Root == Gauge {
///   static var overheated: Event<Root, Double> { Event<Root, Double>() }
/// }
///
/// let gauge = Gauge().with(\.level <-- temperature, .overheated --> alarm)
/// gauge.send(.overheated, 120)
/// ```
///
/// What is bound to the object ends with it, and is replaced by what is bound to the same property later.
@MainActor
public protocol BindableObject: AnyObject, Bindable, Configurable, Sendable {
  /// What the object does over time. Start with `Activity()`.
  var activity: Activity { get }
}

extension BindableObject {
  /// What the object does over time. What is added comes to life at once, and what is removed ends.
  ///
  /// - Precondition: It is used on the main actor.
  nonisolated public var behaviors: Behaviors {
    get { MainActor.assumeIsolated { activity.behaviors } }
    set { MainActor.assumeIsolated { activity.adopt(newValue, of: self) } }
  }

  /// Tells the handlers of an event, in their order, that it has happened.
  public func send<Payload>(_ event: Event<Self, Payload>, _ payload: Payload) {
    activity.mounted(self).send(event, payload)
  }

  /// Tells the handlers of an event, in their order, that it has happened.
  public func send(_ event: Event<Self, Void>) {
    activity.mounted(self).send(event)
  }

  /// Changes the object, as its user does: variables that are bound both ways are told.
  public func input(_ change: (Self) -> Void) {
    activity.mounted(self).input { change($0) }
  }
}
