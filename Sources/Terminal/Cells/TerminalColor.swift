import Layout
import Widgets

/// The number of colors of a terminal.
package enum ColorDepth: Sendable {
  /// No colors.
  case none
  /// Sixteen colors, which users choose.
  case basic
  /// 256 colors.
  case palette
  /// All colors.
  case trueColor
}

/// A color of a terminal: one of the palette, or any other.
package struct TerminalColor: Hashable, Sendable {
  /// The number in the palette: 0 to 15 for the user's colors, 16 to 231 for a cube of 6 × 6 × 6, 232 to 255 for grays.
  let number: UInt8

  /// The color as `0xRRGGBB`, or `nil` if only its number is known.
  private(set) var exact: UInt32?

  func code(offset: Int) -> String {
    if let exact { return "\(offset + 8);2;\(exact >> 16);\(exact >> 8 & 255);\(exact & 255)" }
    guard number < 16 else { return "\(offset + 8);5;\(number)" }
    return number < 8 ? "\(offset + Int(number))" : "\(offset + 52 + Int(number))"
  }

  /// Returns the nearest color of a terminal of `depth`, or `nil` if it has no colors.
  func limited(to depth: ColorDepth) -> TerminalColor? {
    switch depth {
    case .none: nil
    case .basic: TerminalColor(number: number < 16 ? number : color.nearestBasic)
    case .palette: TerminalColor(number: number)
    case .trueColor: self
    }
  }

  /// Creates the nearest color, or returns `nil` if the terminal's own color replaces it: for transparent colors, and
  /// for grays that are medium, translucent or different in light and dark.
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
    let components = color.bytes
    let steps = components.map { Self.steps.nearest(to: $0) }
    let gray = Self.grays.nearest(to: components.reduce(0, +) / 3)
    let nearestGray = Array(repeating: Self.grays[gray], count: 3)
    let isGray =
      isGray && components.distance(to: nearestGray) < components.distance(to: steps.map { Self.steps[$0] })
    exact = components.reduce(0) { $0 << 8 | UInt32(max(0, min($1.rounded(), 255))) }
    number = UInt8(isGray ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }

  init(number: UInt8) { self.number = number }

  /// Creates a color for terminals with 24-bit color.
  init(exact: UInt32) { (number, self.exact) = (0, exact) }

  /// An optional color in eight bytes.
  struct Packed: Equatable {
    private var kind: UInt32 = 0
    private var exact: UInt32 = 0

    init(_ color: TerminalColor? = nil) {
      guard let color else { return }
      kind = UInt32(color.number) << 8 | (color.exact == nil ? 1 : 2)
      exact = color.exact ?? 0
    }

    var color: TerminalColor? {
      guard kind != 0 else { return nil }
      var color = TerminalColor(number: UInt8(kind >> 8))
      if kind & 2 != 0 { color.exact = exact }
      return color
    }
  }

  /// The color as terminals show it.
  var color: Color {
    if let exact {
      func share(_ shift: UInt32) -> Double { Double(exact >> shift & 255) / 255 }
      return Color(red: share(16), green: share(8), blue: share(0))
    }
    let number = Int(number)
    if number < 16 { return Color.basic[number] }
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
  /// The sixteen colors as most terminals show them.
  fileprivate static let basic: [Color] = (0..<16).map { number in
    let level = number < 8 ? 0.5 : 1
    if number == 7 || number == 8 { return Color(white: number == 7 ? 0.75 : 0.5) }
    func share(_ bit: Int) -> Double { number & bit == 0 ? 0 : level }
    return Color(red: share(1), green: share(2), blue: share(4))
  }

  /// The number of the nearest of the sixteen colors.
  fileprivate var nearestBasic: UInt8 {
    let distances = Self.basic.map { $0.bytes.distance(to: bytes) }
    return UInt8(distances.indices.min { distances[$0] < distances[$1] } ?? 7)
  }

  /// Red, green and blue, from 0 to 255.
  fileprivate var bytes: [Double] { [red, green, blue].map { $0 * 255 } }

  /// Whether the color differs visibly from a gray.
  fileprivate var hasHue: Bool { max(red, green, blue) - min(red, green, blue) > 0.15 }
}

extension [Double] {
  /// Returns the sum of the squared differences to other components.
  fileprivate func distance(to other: [Double]) -> Double {
    zip(self, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  fileprivate func nearest(to number: Double) -> Int {
    indices.min { abs(self[$0] - number) < abs(self[$1] - number) } ?? 0
  }
}
