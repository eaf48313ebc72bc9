/// The gradient of a theme: colors at locations from 0 to 1.
public struct ColorGradient: Hashable, Sendable {
  /// The colors, from start to end.
  public var colors: [Color]
  /// The locations of the colors, from 0 to 1.
  public var locations: [Double]

  /// Creates a gradient of as many locations as colors.
  public init(colors: [Color], locations: [Double]) {
    self.colors = colors
    self.locations = locations
  }
}

extension ColorGradient: CustomStringConvertible {
  /// The colors and their locations: `ColorGradient(colors: [#AA0000, .white], locations: [0, 1])`.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public var description: String {
    "ColorGradient(colors: \(colors), locations: [\(locations.map(\.sourceText).joined(separator: ", "))])"
  }
}
