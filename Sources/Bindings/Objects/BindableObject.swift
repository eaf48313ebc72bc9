/// A class whose instances are bound from the moment that bindings are applied, such as your own models or views.
///
/// ```swift
/// final class Gauge: BindableObject {
///   let activity = Activity()
///   var level = 0.0
/// }
/// extension EventNames where Root == Gauge {
///   static var overheated: Event<Root, Double> { Event<Root, Double>() }
/// }
///
/// let gauge = Gauge().with(\.level <-- temperature, .overheated --> alarm)
/// gauge.send(.overheated, 120)
/// ```
///
/// Bindings end with the object, and are replaced by later bindings of the same property.
@MainActor public protocol BindableObject: AnyObject, Bindable, Configurable, Sendable {
  /// The behaviors of the object. Start with `Activity()`.
  var activity: Activity { get }
}

extension BindableObject {
  /// The behaviors of the object. Added behaviors start at once, and removed ones end.
  ///
  /// - Precondition: It is used on the main actor.
  nonisolated public var behaviors: Behaviors {
    get { MainActor.assumeIsolated { activity.behaviors } }
    set { MainActor.assumeIsolated { activity.adopt(newValue, of: self) } }
  }

  /// Calls the handlers of an event with a payload, in order.
  public func send<Payload>(_ event: Event<Self, Payload>, _ payload: Payload) {
    activity.mounted(self).send(event, payload)
  }

  /// Calls the handlers of an event, in order.
  public func send(_ event: Event<Self, Void>) { activity.mounted(self).send(event) }

  /// Changes the object as its user does, and notifies two-way bindings.
  public func input(_ change: (Self) -> Void) { activity.mounted(self).input { change($0) } }
}
