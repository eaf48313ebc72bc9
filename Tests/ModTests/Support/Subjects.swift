import Mod

struct Shadow: Equatable, Sendable {
  var radius = 0.0
  var color: String?
}

struct Panel: Configurable, Equatable, Sendable {
  var title: String?
  var lines = 1
  var isEnabled = true
  var shadow = Shadow()
  var badge: Shadow?
  var tags: [String] = []
}

extension PropertyNames where Root == Panel {
  static var title: Property<Root, String?> { Property(\.title) }
  static var lines: Property<Root, Int> { Property { $1(&$0.lines) } }
  static var shadow: Property<Root, Shadow> { Property(\.shadow) }
}

extension PropertyNames where Root == Shadow {
  static var radius: Property<Root, Double> { Property(\.radius) }
  static var color: Property<Root, String?> { Property(\.color) }
}

final class Knob: Configurable {
  var angle = 0.0
  var label: String?
}

extension Mod<Knob> {
  /// What a Mod of a class must not do.
  static var swapping: Mod { Mod { $0 = Knob() } }
}

struct Token: ~Copyable {
  var value = 0
}

enum Refusal: Error, Equatable {
  case busy, closed
}
