import Styles

/// The choices of a tag of Carbon.
public nonisolated struct CarbonTagLook: DefaultVariants {
  /// The color of a tag.
  public enum Hue: CaseIterable, Sendable { case gray, blue, green, red }

  /// The color, `gray` by default.
  public var hue = Hue.gray

  /// A Boolean value that indicates whether the tag stands in a line of large text.
  public var isLarge = false

  /// Creates the look of a small, gray tag.
  public init() {}
}

extension Mod<CarbonTagLook> {
  /// A tag of something that goes on.
  public static let blue: Mod = \.hue .~ .blue

  /// A tag of something that went well.
  public static let green: Mod = \.hue .~ .green

  /// A tag of something that went wrong.
  public static let red: Mod = \.hue .~ .red

  /// A tag in a line of large text.
  public static let large: Mod = \.isLarge .~ true
}

extension Mod<Label> {
  /// A short text about the state of something.
  public static let carbonTag = Recipe<Label, CarbonTagLook>(
    .base(
      .font(.token(\Carbon.type.label01.font)),
      .padding(h: .token(\Carbon.layout.spacing._03), v: .token(\Carbon.layout.spacing._01))),
    .on(\.hue) {
      switch $0 {
      case .gray: [.textColor(.token(\Carbon.tag.grayText)), .backgroundColor(.token(\Carbon.tag.gray))]
      case .blue: [.textColor(.token(\Carbon.tag.blueText)), .backgroundColor(.token(\Carbon.tag.blue))]
      case .green: [.textColor(.token(\Carbon.tag.greenText)), .backgroundColor(.token(\Carbon.tag.green))]
      case .red: [.textColor(.token(\Carbon.tag.redText)), .backgroundColor(.token(\Carbon.tag.red))]
      }
    },
    .on(\.isLarge, .font(.token(\Carbon.type.bodyCompact01.font)), .padding(v: .token(\Carbon.layout.spacing._02))))
}
