import Values

extension Token {
  /// A color of a gradient at a position along its axis.
  public struct GradientStop: Hashable, Sendable {
    /// The color at the position.
    public var color: Color
    /// The position, from 0 to 1.
    public var position: Double

    /// Creates a stop. The position is clamped to 0 to 1.
    public init(color: Color, position: Double) {
      self.color = color
      self.position = max(0, min(1, position))
    }
  }
}

extension Token.GradientStop: CustomStringConvertible {
  /// The color and the position: `#FF9900 0.5`.
  public var description: String { "\(color) \(position.shortest)" }
}

extension ColorGradient {
  internal init(_ stops: [Token.GradientStop]) {
    self.init(colors: stops.map { Color($0.color) }, locations: stops.map(\.position))
  }
}
