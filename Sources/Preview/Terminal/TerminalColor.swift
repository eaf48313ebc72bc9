import Widgets

/// A color that terminals know by a number.
internal struct TerminalColor: Hashable {
  /// The number: 16 to 231 for a cube of six by six by six colors, 232 to 255 for grays.
  let number: UInt8

  func code(offset: Int) -> String { "\(offset + 8);5;\(number)" }

  /// Creates the nearest color, or returns `nil` for a gray that follows the appearance, which is left to the terminal.
  init?(_ color: Color) {
    let color = (color: color.resolved(for: .dark), light: color.resolved(for: .light))
    guard color.color.alpha > 0 else { return nil }
    guard color.color.hasHue || color.color == color.light && color.color.alpha == 1 else { return nil }
    if !color.color.hasHue, (0.1..<0.9).contains(color.color.green) { return nil }
    self.init(nearest: color.color)
  }

  /// Creates the nearest color of a background that has to be visible, even if it is gray or translucent.
  init?(background color: Color) {
    let shown = color.resolved(for: .dark)
    guard shown.alpha > 0 else { return nil }
    if shown.alpha == 1, let color = TerminalColor(color) {
      self = color
      return
    }
    // The background of a terminal is hardly ever black. A darker gray would have no contrast to it.
    if shown.withAlphaComponent(1).hasHue {
      self.init(nearest: shown.withAlphaComponent(max(shown.alpha, 0.35)).over(.black), isGray: false)
    } else {
      let opaque = shown.over(.black)
      if opaque.green < 0.19 { self.init(number: 236) } else { self.init(nearest: opaque) }
    }
  }

  /// Creates the nearest color.
  init(nearest color: Color) { self.init(nearest: color, isGray: !color.hasHue) }

  private init(nearest color: Color, isGray: Bool) {
    let components = [color.red, color.green, color.blue].map { $0 * 255 }
    let steps = components.map { Self.steps.nearest(to: $0) }
    let gray = Self.grays.nearest(to: components.reduce(0, +) / 3)
    func distance(_ levels: [Double]) -> Double {
      zip(levels, components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let isGray =
      isGray && distance(Array(repeating: Self.grays[gray], count: 3)) < distance(steps.map { Self.steps[$0] })
    number = UInt8(isGray ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }

  init(number: UInt8) { self.number = number }

  /// The color as terminals show it.
  var color: Color {
    let number = Int(number)
    let levels =
      number >= 232
      ? Array(repeating: Self.grays[number - 232], count: 3)
      : [36, 6, 1].map { Self.steps[(number - 16) / $0 % 6] }
    return Color(red: levels[0] / 255, green: levels[1] / 255, blue: levels[2] / 255)
  }

  private static let steps: [Double] = [0, 95, 135, 175, 215, 255]
  private static let grays = (0..<24).map { Double(8 + $0 * 10) }

  /// Returns whether a gray has less contrast than text.
  static func isFaint(_ color: Color) -> Bool {
    let dark = color.resolved(for: .dark)
    return dark.alpha < 0.9 || (0.2..<0.8).contains(dark.green)
  }
}

extension Color {
  /// Whether the color differs visibly from a gray.
  fileprivate var hasHue: Bool { max(red, green, blue) - min(red, green, blue) > 0.15 }
}

extension [Double] {
  fileprivate func nearest(to number: Double) -> Int {
    indices.min { abs(self[$0] - number) < abs(self[$1] - number) } ?? 0
  }
}
