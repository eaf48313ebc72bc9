import Mod
import Widgets

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

  internal init(_ stops: [Token.GradientStop]) {
    self.init(colors: stops.map { Color($0.color) }, locations: stops.map(\.position))
  }

  /// A layer with the gradient, from its top edge to its bottom edge.
  public var layer: GradientLayer { GradientLayer(.colors(colors), .locations(locations)) }
}
