/// The colors for a purpose, with their values in iOS 15 to 18.
extension Color {
  /// The color of controls without a color of their own. A view replaces it with its `tintColor`.
  public static let tintColor = named("tintColor", 0x007AFF, 0x0A84FF)

  /// The color of primary text.
  public static let label = named("label", 0x000000, 0xFFFFFF)
  /// The color of secondary text.
  public static let secondaryLabel = named("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6))
  /// The color of tertiary text.
  public static let tertiaryLabel = named("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// The color of quaternary text.
  public static let quaternaryLabel = named("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
  /// The color of placeholder text.
  public static let placeholderText = named("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// The color of links.
  public static let link = named("link", 0x007AFF, 0x0984FF)
  /// The color of text on light backgrounds in both interface styles.
  public static let darkText = named("darkText", 0x000000, 0x000000)
  /// The color of text on dark backgrounds in both interface styles.
  public static let lightText = named("lightText", 0xFFFFFF, 0xFFFFFF, alpha: (0.6, 0.6))

  /// The color of separators through which the background is visible.
  public static let separator = named("separator", 0x3C3C43, 0x545458, alpha: (0.29, 0.6))
  /// The color of opaque separators.
  public static let opaqueSeparator = named("opaqueSeparator", 0xC6C6C8, 0x38383A)

  /// The background of a screen.
  public static let systemBackground = named("systemBackground", 0xFFFFFF, 0x000000)
  /// The background of content on a screen.
  public static let secondarySystemBackground = named("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
  /// The background of content on that.
  public static let tertiarySystemBackground = named("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
  /// The background of a screen with groups.
  public static let systemGroupedBackground = named("systemGroupedBackground", 0xF2F2F7, 0x000000)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
  /// The background of content in a group.
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)

  /// The fill of thin, small shapes, such as the track of a slider.
  public static let systemFill = named("systemFill", 0x787880, 0x787880, alpha: (0.2, 0.36))
  /// The fill of shapes of medium size, such as the background of a switch.
  public static let secondarySystemFill = named("secondarySystemFill", 0x787880, 0x787880, alpha: (0.16, 0.32))
  /// The fill of large shapes, such as fields and bars.
  public static let tertiarySystemFill = named("tertiarySystemFill", 0x767680, 0x767680, alpha: (0.12, 0.24))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = named("quaternarySystemFill", 0x747480, 0x767680, alpha: (0.08, 0.18))
}
