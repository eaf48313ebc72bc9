import Widgets

extension Widgets.Color {
  /// Creates the color of widgets that is nearest to a token's color, which is mapped to sRGB.
  public init(_ color: Token.Color) {
    let components = color.mapped(to: .srgb).coordinates
    self.init(red: components.x, green: components.y, blue: components.z, alpha: color.alpha)
  }
}
