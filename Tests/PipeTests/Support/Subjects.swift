import Mod
import Pipe

struct Panel: Configurable, Equatable, Sendable {
  var title: String?
  var lines = 1
}

extension PropertyNames where Root == Panel {
  static var title: Property<Root, String?> { Property(\.title) }
  static var lines: Property<Root, Int> { Property(\.lines) }
}

final class Knob {
  var angle = 0.0
  var label: String?
}

struct Token: ~Copyable {
  var value = 0
}

enum Refusal: Error, Equatable {
  case busy, closed
}
