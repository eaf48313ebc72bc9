import Widgets

/// The theme of the default design system, whose recipes and components refer to its tokens.
///
/// ```swift
/// extension Kit {
///   static let plum = Kit.standard |> [\.accent .~ Color(hex: 0x5B3DF5), \.radius .~ 4]
/// }
///
/// let screen = VStack(.theme(Kit.plum)) {
///   Button("Save", .buttonStyle(.filled))
/// }
/// ```
///
/// Texts have a contrast of at least 4.5 to every ground that the recipes put behind them, and 7 for users who have
/// asked for more. Colors that you replace are yours to check: `Preview.audit` does.
public struct Kit: Theme {
  // Grounds.

  /// The background of a screen.
  public var background = color(0xFFFFFF, 0x0F1115, contrast: 0xFFFFFF, 0x000000)
  /// The background of a screen with groups, such as a form.
  public var groupedBackground = color(0xF3F4F7, 0x0F1115, contrast: 0xFFFFFF, 0x000000)
  /// The background of cards, bars and groups.
  public var surface = color(0xFFFFFF, 0x1A1D23, contrast: 0xFFFFFF, 0x0F1115)
  /// The background of quiet controls, such as gray buttons and chips.
  public var fill = color(0xE8EAEF, 0x282C35, contrast: 0xE8EAEF, 0x20242C)
  /// The background of quiet controls while they are pressed or under the pointer.
  public var pressedFill = color(0xD6DAE2, 0x373D49, contrast: 0xD0D5DE, 0x333945)
  /// The background of the selected part of a quiet control, such as a segment.
  public var selectedFill = color(0xFFFFFF, 0x4A5160, contrast: 0xFFFFFF, 0x4A5160)

  // Texts and lines.

  /// The color of texts.
  public var text = color(0x14171F, 0xF2F4F8, contrast: 0x000000, 0xFFFFFF)
  /// The color of less important texts.
  public var secondaryText = color(0x4F5563, 0xAEB5C2, contrast: 0x2E333D, 0xDADFE8)
  /// The color of the borders of controls, with a contrast of at least 3.
  public var border = color(0x7C8393, 0x7E8697, contrast: 0x3F4552, 0xB4BBC8)
  /// The color of lines that only decorate.
  public var separator = color(0xDDE0E7, 0x2E333D, contrast: 0x7C8393, 0x7E8697)

  // The accent, which marks what users can do, and information.

  /// The background of the most important controls.
  public var accent = color(0x2557D6, 0x3A6AE8, contrast: 0x12378F, 0xB9CDFF)
  /// The color of texts on ``accent``.
  public var onAccent = color(0xFFFFFF, 0xFFFFFF, contrast: 0xFFFFFF, 0x000000)
  /// The ``accent`` of controls that are pressed or under the pointer.
  public var pressedAccent = color(0x1A43AF, 0x2C56C6, contrast: 0x0B2666, 0x8FAEFF)
  /// The accent as the color of texts.
  public var accentText = color(0x1C4BC2, 0xA3BDFF, contrast: 0x0E2F80, 0xC6D6FF)
  /// The accent as the background of texts.
  public var accentFill = color(0xE2EAFD, 0x1C2B52, contrast: 0xE2EAFD, 0x14224A)

  // Errors, and actions that destroy something.

  /// The background of controls that destroy something.
  public var danger = color(0xC62F2F, 0xD03A3A, contrast: 0x8C1616, 0xFFBDB9)
  /// The color of texts on ``danger``.
  public var onDanger = color(0xFFFFFF, 0xFFFFFF, contrast: 0xFFFFFF, 0x000000)
  /// The ``danger`` of controls that are pressed or under the pointer.
  public var pressedDanger = color(0xA02121, 0xAE2C2C, contrast: 0x660C0C, 0xFF958F)
  /// The color of texts about errors.
  public var dangerText = color(0xAE2222, 0xFFA8A3, contrast: 0x7D1010, 0xFFCBC8)
  /// The background of texts about errors.
  public var dangerFill = color(0xFCE8E7, 0x4A1E1E, contrast: 0xFCE8E7, 0x3A1212)

  // Success and warnings.

  /// The color of texts about success.
  public var successText = color(0x14623A, 0x7FDCA4, contrast: 0x0B4024, 0xA9EFC4)
  /// The background of texts about success.
  public var successFill = color(0xDFF3E7, 0x12371F, contrast: 0xDFF3E7, 0x0B2A17)
  /// The color of warnings.
  public var warningText = color(0x744600, 0xF5C668, contrast: 0x4D2E00, 0xFFDD94)
  /// The background of warnings.
  public var warningFill = color(0xFCEFCF, 0x40300C, contrast: 0xFCEFCF, 0x302304)

  // The type scale, each size of which follows the reader's text size.

  /// The font of the title of a screen: 34 points.
  public var largeTitle = Font.largeTitle
  /// The font of the title of a part of a screen: 22 points.
  public var title = Font.title2
  /// The font of headings, and of the titles of controls: 17 points, semibold.
  public var heading = Font.headline
  /// The font of running text: 17 points.
  public var body = Font.body
  /// The font of texts in small controls, and of secondary lines: 15 points.
  public var callout = Font.subheadline
  /// The font of notes, such as the help of a field: 13 points.
  public var footnote = Font.footnote

  // Distances, in points.

  /// The distance of the text of a small badge from its edges. 2 by default.
  public var hairSpacing = 2.0
  /// A small distance, such as that between a title and its subtitle. 4 by default.
  public var tightSpacing = 4.0
  /// The distance between parts of a control. 8 by default.
  public var smallSpacing = 8.0
  /// The distance between parts of a group. 12 by default.
  public var spacing = 12.0
  /// The distance from the edges of a group to its content. 16 by default.
  public var largeSpacing = 16.0
  /// The distance between groups. 24 by default.
  public var extraLargeSpacing = 24.0
  /// The distance of the text of a large empty state from its edges. 48 by default.
  public var hugeSpacing = 48.0

  // Corners and shadows, in points.

  /// The corner radius of small parts, such as badges. 6 by default.
  public var smallRadius = 6.0
  /// The corner radius of controls. 10 by default.
  public var radius = 10.0
  /// The corner radius of cards and groups. 14 by default.
  public var largeRadius = 14.0
  /// The corner radius of chips, which are round at the ends. 18 by default.
  public var chipRadius = 18.0
  /// The color of shadows, with its opacity.
  public var shadow = Color.black.withAlphaComponent(0.16)
  /// The radius of the shadow of raised cards. 8 by default.
  public var shadowRadius = 8.0

  /// Creates the standard theme.
  public init() {}

  /// The theme of widgets outside of any other.
  public static let standard = Kit()
}

/// Returns a color with values for light and dark interfaces, and for both with more contrast.
private func color(_ light: UInt32, _ dark: UInt32, contrast: UInt32, _ darkContrast: UInt32) -> Color {
  Color(
    light: Color(hex: light), dark: Color(hex: dark), highContrastLight: Color(hex: contrast),
    highContrastDark: Color(hex: darkContrast))
}
