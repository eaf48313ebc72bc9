import Mod

extension Color: CustomStringConvertible {
  /// The color's name, `.systemRed`, the name of a token, `.accent`, or the components: `#FF9900`,
  /// `#FF9900.withAlphaComponent(0.5)`, `Color(red: 0.2, green: 0.3333, blue: 1.0)` with four digits.
  ///
  /// Texts for readers round them: `#0000001A` for an opacity of 26/255.
  public var description: String {
    let appearances = appearances.value
    let (light, dark) = (appearances.light.description, appearances.dark.description)
    switch appearances.source {
    case .token(let path): return ".\(path.name)" + fading
    case .appearances(let colors): return Self.describe(colors.map(\.description))
    case .mixture(let color, let other, let share):
      return "\(color).mixed(with: \(other), by: \(share.inNotation))" + fading
    case nil: break
    }
    if let name = appearances.name { return ".\(name)" + fading }
    if let high = appearances.highContrast {
      return Self.describe([light, dark, high.light.description, high.dark.description])
    }
    return appearances.light == appearances.dark ? light : Self.describe([light, dark, light, dark])
  }

  private var fading: String { appearances.value.alpha.map { ".withAlphaComponent(\($0.opacityInNotation))" } ?? "" }

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
    // As it is written in style sheets and token files.
    if ReaderNotation.isRounded, !isWide, alpha.isByte, !alpha.isShort { return hex + hexDigits(alpha) }
    return (name.map { ".\($0)" } ?? literal) + (alpha == 1 ? "" : ".withAlphaComponent(\(alpha.opacityInNotation))")
  }

  private var literal: String {
    // Nobody can see the difference that more digits make.
    func text(_ component: Double) -> String { "\((component * 10_000).rounded() / 10_000)" }
    if isWide {
      let color = displayP3
      return "Color(displayP3Red: \(text(color.x)), green: \(text(color.y)), blue: \(text(color.z)))"
    }
    if isHexExact || ReaderNotation.isRounded { return hex }
    return red == green && green == blue
      ? "Color(white: \(text(red)))" : "Color(red: \(text(red)), green: \(text(green)), blue: \(text(blue)))"
  }
}

extension Double {
  /// Whether the number is a multiple of 1/255.
  fileprivate var isByte: Bool { (self * 255).rounded() / 255 == self }

  /// Whether the number has at most two decimals.
  fileprivate var isShort: Bool { (self * 100).rounded() / 100 == self }

  /// The opacity, and in texts for readers the shortest number that is the same byte.
  fileprivate var opacityInNotation: Double {
    guard ReaderNotation.isRounded, isByte else { return inNotation }
    let byte = (self * 255).rounded()
    let shorter = [10.0, 100].map { (self * $0).rounded() / $0 }
    return shorter.first { ($0 * 255).rounded() == byte } ?? inNotation
  }
}
