import Widgets

extension Preview {
  /// The values of the system that an audit against a theme allows. See `audit(against:recipes:allowing:)`.
  public struct SystemValues: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The colors that are named by a purpose: those of labels, backgrounds, fills, separators, placeholders, links and
    /// the tint color. Those that are named by a hue, such as `systemRed`, and black and white, are not among them.
    public static let semanticColors = SystemValues(rawValue: 1)

    /// The fonts of text styles, such as `body`.
    public static let textStyles = SystemValues(rawValue: 2)

    /// Colors by purpose, and text styles.
    public static let all: SystemValues = [.semanticColors, .textStyles]
  }
}

extension Preview.SystemValues {
  internal func allow(_ color: Color) -> Bool {
    contains(.semanticColors) && Self.semantic.contains(color.withAlphaComponent(1))
  }

  internal func allow(_ font: Font) -> Bool { contains(.textStyles) && font.textStyle != nil }

  private static let semantic = Set(
    [
      Color.tintColor, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .darkText,
      .lightText, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ].map { $0.withAlphaComponent(1) })
}
