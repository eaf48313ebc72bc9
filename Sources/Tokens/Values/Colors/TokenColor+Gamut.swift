extension Token.Color {
  /// An RGB space that a screen can show.
  public enum Gamut: Hashable, Sendable, CaseIterable {
    /// The gamut of sRGB.
    case srgb
    /// The wider gamut of Display P3.
    case displayP3

    internal var space: Space { self == .srgb ? .srgb : .displayP3 }
  }

  /// Whether a screen of the given gamut can show the color.
  public func isIn(_ gamut: Gamut) -> Bool { Self.isInside(converted(to: gamut.space).coordinates) }

  /// Returns the nearest color that a screen of the given gamut can show, in its RGB space.
  ///
  /// This is the gamut mapping of CSS Color 4 (section 13.2): the chroma in OKLCH is reduced until clipping the
  /// components makes a difference that is just not noticeable.
  public func mapped(to gamut: Gamut) -> Token.Color {
    let direct = converted(to: gamut.space)
    if Self.isInside(direct.coordinates) { return Token.Color(gamut.space, direct.coordinates, alpha: alpha) }
    let color = converted(to: .oklch).coordinates
    if color.x >= 1 { return Token.Color(gamut.space, [1, 1, 1], alpha: alpha) }
    if color.x <= 0 { return Token.Color(gamut.space, [0, 0, 0], alpha: alpha) }
    let clipped = clipped(to: gamut)
    return clipped.difference < Self.noticeable ? clipped.color : Self.reduced(color, alpha: alpha, to: gamut)
  }

  /// The difference in OKLab that is just noticeable.
  private static let noticeable = 0.02

  /// Bisects the chroma of a color in OKLCH.
  private static func reduced(_ color: SIMD3<Double>, alpha: Double, to gamut: Gamut) -> Token.Color {
    // No gamut has a chroma of 1, and half the way from an enormous one to 0 is enormous, too.
    var (low, high) = (0.0, min(color.y, 1))
    var isLowInside = true
    var best = Token.Color(.oklch, color, alpha: alpha).clipped(to: gamut).color
    while high - low > 0.0001 {
      let chroma = (low + high) / 2
      let candidate = Token.Color(.oklch, [color.x, chroma, color.z], alpha: alpha)
      if isLowInside, candidate.isIn(gamut) {
        low = chroma
        continue
      }
      let clipped = candidate.clipped(to: gamut)
      best = clipped.color
      if clipped.difference >= noticeable {
        high = chroma
      } else if noticeable - clipped.difference < 0.0001 {
        return best
      } else {
        isLowInside = false
        low = chroma
      }
    }
    return best
  }

  private func clipped(to gamut: Gamut) -> (color: Token.Color, difference: Double) {
    let coordinates = converted(to: gamut.space).coordinates.clamped(lowerBound: [0, 0, 0], upperBound: [1, 1, 1])
    let color = Token.Color(gamut.space, coordinates, alpha: alpha)
    return (color, difference(to: color))
  }

  private static func isInside(_ coordinates: SIMD3<Double>) -> Bool {
    // Conversions leave a rounding error, which is not a color outside of the gamut.
    coordinates.min() >= -0.000075 && coordinates.max() <= 1.000075
  }
}
