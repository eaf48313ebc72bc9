import Mod

/// A namespace for the names of events, which `Event` and `Mod` both find.
///
/// An event is written where a Mod is expected, `Button("Save", .tapped --> save)`. Until the operator is written, an
/// editor completes the members of `Mod`, so that both types have the names.
///
/// ```swift
/// extension EventNames where Root == Gauge {
///   static var overheated: Event<Root, Double> { Event<Root, Double>() }
/// }
/// ```
public protocol EventNames<Root> {
  /// The type that sends the events.
  associatedtype Root
}

extension Event: EventNames {}
extension Mod: EventNames {}
