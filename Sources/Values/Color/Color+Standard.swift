/// The colors that the system names by their hue, with their values in iOS 15 to 18.
extension Color {
  /// Red, for errors and destructive actions.
  public static let systemRed = named("systemRed", 0xFF3B30, 0xFF453A)
  /// Orange.
  public static let systemOrange = named("systemOrange", 0xFF9500, 0xFF9F0A)
  /// Yellow.
  public static let systemYellow = named("systemYellow", 0xFFCC00, 0xFFD60A)
  /// Green, for success and for switches that are on.
  public static let systemGreen = named("systemGreen", 0x34C759, 0x30D158)
  /// Mint.
  public static let systemMint = named("systemMint", 0x00C7BE, 0x63E6E2)
  /// Teal.
  public static let systemTeal = named("systemTeal", 0x30B0C7, 0x40C8E0)
  /// Cyan.
  public static let systemCyan = named("systemCyan", 0x32ADE6, 0x64D2FF)
  /// Blue, for interactive elements.
  public static let systemBlue = named("systemBlue", 0x007AFF, 0x0A84FF)
  /// Indigo.
  public static let systemIndigo = named("systemIndigo", 0x5856D6, 0x5E5CE6)
  /// Purple.
  public static let systemPurple = named("systemPurple", 0xAF52DE, 0xBF5AF2)
  /// Pink.
  public static let systemPink = named("systemPink", 0xFF2D55, 0xFF375F)
  /// Brown.
  public static let systemBrown = named("systemBrown", 0xA2845E, 0xAC8E68)
  /// The gray with the strongest contrast to the background.
  public static let systemGray = named("systemGray", 0x8E8E93, 0x8E8E93)
  /// The second gray, with less contrast.
  public static let systemGray2 = named("systemGray2", 0xAEAEB2, 0x636366)
  /// The third gray.
  public static let systemGray3 = named("systemGray3", 0xC7C7CC, 0x48484A)
  /// The fourth gray.
  public static let systemGray4 = named("systemGray4", 0xD1D1D6, 0x3A3A3C)
  /// The fifth gray.
  public static let systemGray5 = named("systemGray5", 0xE5E5EA, 0x2C2C2E)
  /// The gray nearest to the background.
  public static let systemGray6 = named("systemGray6", 0xF2F2F7, 0x1C1C1E)

  /// Returns a named color with its components and opacity in light and dark interfaces.
  internal static func named(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    alpha: (light: Double, dark: Double) = (1, 1)
  ) -> Color {
    Color(
      name: name,
      light: Components(hex: light, alpha: alpha.light),
      dark: Components(hex: dark, alpha: alpha.dark)
    )
  }
}

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
