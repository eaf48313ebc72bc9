/// The colors that are the same in both interface styles.
extension Color {
  /// Black.
  public static let black = Color(white: 0)
  /// A dark gray, with a third of white.
  public static let darkGray = Color(white: 1 / 3)
  /// A light gray, with two thirds of white.
  public static let lightGray = Color(white: 2 / 3)
  /// White.
  public static let white = Color(white: 1)
  /// The gray halfway between black and white.
  public static let gray = Color(white: 0.5)
  /// Pure red, `#FF0000`.
  public static let red = Color(hex: 0xFF0000)
  /// Pure green, `#00FF00`.
  public static let green = Color(hex: 0x00FF00)
  /// Pure blue, `#0000FF`.
  public static let blue = Color(hex: 0x0000FF)
  /// Green and blue, `#00FFFF`.
  public static let cyan = Color(hex: 0x00FFFF)
  /// Red and green, `#FFFF00`.
  public static let yellow = Color(hex: 0xFFFF00)
  /// Red and blue, `#FF00FF`.
  public static let magenta = Color(hex: 0xFF00FF)
  /// Red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Half of red and half of blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Six parts of red, four of green and two of blue.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// Transparent.
  public static let clear = Color(white: 0, alpha: 0)

  /// The fixed colors and their names, without `clear`.
  internal static let fixed: KeyValuePairs<Color, String> = [
    black: "black", darkGray: "darkGray", lightGray: "lightGray", white: "white", gray: "gray",
    red: "red", green: "green", blue: "blue", cyan: "cyan", yellow: "yellow", magenta: "magenta",
    orange: "orange", purple: "purple", brown: "brown",
  ]
}
