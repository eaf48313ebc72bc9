/// The house's colours.
public enum Brand {
  /// Buttons, links and everything that one may tap.
  public static let accent = Color(hex: 0x5B3DF5)

  /// The background of cards.
  public static let paper = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x1C1B22))
}
