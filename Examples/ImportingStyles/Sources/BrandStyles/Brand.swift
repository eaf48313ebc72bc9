/// The colors of the brand.
public enum Brand {
  /// The color of buttons, links and other controls.
  public static let accent = Color(hex: 0x5B3DF5)

  /// The background of cards.
  public static let paper = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x1C1B22))
}
