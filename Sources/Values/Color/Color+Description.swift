extension Color: CustomStringConvertible {
  /// The color's name, `.systemRed`, the name of a token, `.accent`, or the components: `#FF9900`,
  /// `#FF9900.withAlphaComponent(0.5)`, `Color(red: 0.2, green: 0.3333, blue: 1.0)` with four digits.
  public var description: String {
    let appearances = appearances.value
    let (light, dark) = (appearances.light.description, appearances.dark.description)
    switch appearances.source {
    case .token(let path): return ".\(path.name)" + fading
    case .appearances(let colors): return Self.describe(colors.map(\.description))
    case .mixture(let color, let other, let share): return "\(color).mixed(with: \(other), by: \(share))" + fading
    case nil: break
    }
    if let name = appearances.name { return ".\(name)" + fading }
    if let high = appearances.highContrast {
      return Self.describe([light, dark, high.light.description, high.dark.description])
    }
    return appearances.light == appearances.dark ? light : Self.describe([light, dark, light, dark])
  }

  private var fading: String { appearances.value.alpha.map { ".withAlphaComponent(\($0))" } ?? "" }

  private static func describe(_ colors: [String]) -> String {
    var arguments = "light: \(colors[0]), dark: \(colors[1])"
    if colors[2] != colors[0] { arguments += ", highContrastLight: \(colors[2])" }
    if colors[3] != colors[1] { arguments += ", highContrastDark: \(colors[3])" }
    return "Color(\(arguments))"
  }
}

extension Color.Components: CustomStringConvertible {
  internal var description: String {
    if self == Color.clear.components(for: .light) { return ".clear" }
    let opaque = withAlphaComponent(1)
    let name = Color.fixed.first { $0.key.components(for: .light) == opaque }?.value
    return (name.map { ".\($0)" } ?? literal) + (alpha == 1 ? "" : ".withAlphaComponent(\(alpha))")
  }

  private var literal: String {
    // More digits show nothing.
    func text(_ component: Double) -> String { "\((component * 10_000).rounded() / 10_000)" }
    if isWide {
      let color = displayP3
      return "Color(displayP3Red: \(text(color.x)), green: \(text(color.y)), blue: \(text(color.z)))"
    }
    if isHexExact || ColorNotation.isRounded { return hex }
    return red == green && green == blue
      ? "Color(white: \(text(red)))" : "Color(red: \(text(red)), green: \(text(green)), blue: \(text(blue)))"
  }
}

/// The notation of colors in texts that people read, such as findings.
package enum ColorNotation {
  /// Whether components that are no multiples of 1/255 are rounded to them: `#12121A`. `false` by default, so that
  /// different colors have different descriptions.
  @TaskLocal package static var isRounded = false

  /// Returns the result of a closure in which the descriptions of colors are rounded, but for those outside of sRGB.
  package static func rounded<Result>(_ body: () -> Result) -> Result {
    $isRounded.withValue(true, operation: body)
  }
}
