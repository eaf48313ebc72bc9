import Widgets

extension Font.Weight {
  /// Creates the weight that is nearest to a token's weight.
  public init(_ weight: Token.FontWeight) {
    let hundreds = max(1, min(9, Int((weight.value / 100).rounded())))
    self = Self(rawValue: hundreds * 100) ?? .regular
  }
}
