/// Colors by what they are for, with the values that iOS 15 to 18 give them.
extension Color {
  /// The color of controls that nobody has given one; a view shows its own `tintColor` in its place.
  public static let tintColor = named("tintColor", 0x007AFF, 0x0A84FF)

  /// Text that matters most.
  public static let label = named("label", 0x000000, 0xFFFFFF)
  /// Text that matters less.
  public static let secondaryLabel = named("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6))
  /// Text that matters little.
  public static let tertiaryLabel = named("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// Text that matters least.
  public static let quaternaryLabel = named("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
  /// Text in place of what is yet to be typed.
  public static let placeholderText = named("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// Text that leads somewhere.
  public static let link = named("link", 0x007AFF, 0x0984FF)
  /// Text on light ground, whatever the interface style.
  public static let darkText = named("darkText", 0x000000, 0x000000)
  /// Text on dark ground, whatever the interface style.
  public static let lightText = named("lightText", 0xFFFFFF, 0xFFFFFF, alpha: (0.6, 0.6))

  /// A line between things, which lets the ground show through.
  public static let separator = named("separator", 0x3C3C43, 0x545458, alpha: (0.29, 0.6))
  /// A line between things, which hides the ground.
  public static let opaqueSeparator = named("opaqueSeparator", 0xC6C6C8, 0x38383A)

  /// The ground of a screen.
  public static let systemBackground = named("systemBackground", 0xFFFFFF, 0x000000)
  /// The ground of what lies on a screen.
  public static let secondarySystemBackground = named("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
  /// The ground of what lies on that.
  public static let tertiarySystemBackground = named("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
  /// The ground of a screen of groups.
  public static let systemGroupedBackground = named("systemGroupedBackground", 0xF2F2F7, 0x000000)
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
  /// The ground of what lies in a group.
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)

  /// The fill of thin, small shapes, such as the track of a slider.
  public static let systemFill = named("systemFill", 0x787880, 0x787880, alpha: (0.2, 0.36))
  /// The fill of shapes of medium size, such as the ground of a switch.
  public static let secondarySystemFill = named("secondarySystemFill", 0x787880, 0x787880, alpha: (0.16, 0.32))
  /// The fill of large shapes, such as fields and bars.
  public static let tertiarySystemFill = named("tertiarySystemFill", 0x767680, 0x767680, alpha: (0.12, 0.24))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = named("quaternarySystemFill", 0x747480, 0x767680, alpha: (0.08, 0.18))
}
