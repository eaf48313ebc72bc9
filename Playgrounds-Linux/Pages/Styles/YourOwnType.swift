import Styles

/// The number of attempts and the delay between them: a type that does not depend on this library.
struct Retry: Equatable {
  var attempts = 1
  var delay = 0.0
  var backoff = Backoff()

  struct Backoff: Equatable {
    var factor = 1.0
    var limit: Double?
  }
}

// Names are optional: they add `.attempts(3)` to `\.attempts .~ 3`.
extension PropertyNames where Root == Retry {
  static var attempts: Property<Root, Int> { Property { $1(&$0.attempts) } }
  static var backoff: Property<Root, Retry.Backoff> { Property { $1(&$0.backoff) } }
}

extension Mod<Retry> {
  static let patient: Mod = .attempts(5) <> \.delay .~ 2
  static func exponential(limit: Double) -> Mod {
    .backoff.factor(2) <> .backoff.limit(limit)
  }
}

/// A custom widget: its properties, and a line for each name.
struct Gauge: Widget {
  var level = 0.0
  var attributes = ViewAttributes.fresh
}

extension PropertyNames where Root == Gauge {
  static var level: Property<Root, Double> { Property { $1(&$0.level) } }
}

extension Page {
  static let yourOwnType = Page("your-own-type", "Styles for a type of your own, and a widget of your own.") { print in
    print("Any type takes Mods, without a declaration:")
    print(Retry() |> \.attempts .~ 3)

    print("\nCustom styles:")
    let style: Mod<Retry> = .patient <> .exponential(limit: 30)
    style.changes(to: Retry()).forEach { print($0) }

    print("\nA custom widget has all properties of a view:")
    print(Gauge(.level(0.4), .alpha -- 0.5, .layer.cornerRadius(4)))
  }
}
