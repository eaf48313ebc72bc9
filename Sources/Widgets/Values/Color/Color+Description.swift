extension Color: CustomStringConvertible {
  /// The color's name, `.systemRed`, or its components: `#FF9900`, `#FF9900.withAlphaComponent(0.5)`.
  public var description: String {
    let appearances = appearances.value
    if let name = appearances.name { return ".\(name)\(appearances.alpha.map { ".withAlphaComponent(\($0))" } ?? "")" }
    guard appearances.light != appearances.dark else { return appearances.light.description }
    return "Color(light: \(appearances.light), dark: \(appearances.dark))"
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
    if isHexExact { return hex }
    return red == green && green == blue ? "Color(white: \(red))" : "Color(red: \(red), green: \(green), blue: \(blue))"
  }
}
