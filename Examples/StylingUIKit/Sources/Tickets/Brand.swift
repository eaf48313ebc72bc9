import Styles

/// The design tokens of the brand.
public nonisolated struct Brand: Theme {
  /// The background of the most important button of a screen.
  public var accent = Color(light: Color(hex: 0x0B5FFF), dark: Color(hex: 0x3D7DFF))

  /// Texts on the accent.
  public var onAccent = Color.white

  /// The background of a ticket.
  public var paper = Color(light: .white, dark: Color(hex: 0x1C1C1E))

  /// The destination of a ticket.
  public var title = Font.systemFont(ofSize: 22, weight: .bold)

  /// The time and the place of a ticket.
  public var detail = Font.systemFont(ofSize: 15)

  /// The radius of tickets and buttons.
  public var radius = 10.0

  /// The tokens of day tickets.
  public static let standard = Brand()

  /// The tokens of night trains.
  public static let night = standard |> \.accent .~ Color(hex: 0x5E5CE6)
}
