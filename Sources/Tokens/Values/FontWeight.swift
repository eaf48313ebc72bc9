import Values

extension Token {
  /// The weight of a font, from 1 to 1000, as a number or by one of the names that the format has for them.
  public struct FontWeight: Hashable, Sendable {
    /// The weight, from 1 to 1000: 400 is that of running text.
    public let value: Double

    /// The name that stands for the weight, such as `semi-bold`, or `nil` for a number.
    public let name: String?

    /// Creates a weight from a number, which is clamped to 1 to 1000.
    public init(_ value: Double) {
      self.value = max(1, min(1000, value))
      name = nil
    }

    /// Creates a weight from one of the format's names, such as `semi-bold`.
    ///
    /// - Returns: `nil` if the format has no such name.
    public init?(named name: String) {
      guard let value = Self.names[name] else { return nil }
      self.value = value
      self.name = name
    }

    internal static let names: [String: Double] = [
      "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
      "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
      "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]
  }
}

extension Token.FontWeight: CustomStringConvertible {
  /// The name, or the number.
  public var description: String { name ?? value.shortest }
}

extension Font.Weight {
  /// Creates the weight that is nearest to a token's weight.
  public init(_ weight: Token.FontWeight) {
    let hundreds = max(1, min(9, Int((weight.value / 100).rounded())))
    self = Self(rawValue: hundreds * 100) ?? .regular
  }
}
