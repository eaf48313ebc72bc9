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
