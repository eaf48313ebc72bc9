import Bindings

/// An object that can be bound, and a class of it below.
@MainActor
class Gauge: BindableObject {
  let activity = Activity()
  var level = 0.0
  var unit: String?
}

final class Thermometer: Gauge {
  var isWarm = false
}

extension Event where Root: Gauge {
  static var overheated: Event<Root, Double> { Event<Root, Double>() }
  static var reset: Event<Root, Void> { Event<Root, Void>() }
}
