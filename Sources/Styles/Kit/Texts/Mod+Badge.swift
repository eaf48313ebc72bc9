import Mod
import Widgets

extension Mod<Label> {
  /// The style of a badge, a short text about something else: `Label("New", .badge(.success))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `tone` | `.neutral` (default), `.info`, `.success`, `.warning`, `.error` |
  /// | `size` | `.small` (default), `.medium`, `.large` |
  public static let badge = Recipe<Label, Kit.BadgeLook>(
    .base(
      .layer.cornerRadius(.token(\Kit.smallRadius)), .clipsToBounds(true), .centered, .dynamicFont,
      .contentCompressionResistancePriority(.required, for: .horizontal)),
    .on(\.tone) { [.backgroundColor($0.fill), .textColor($0.text)] },
    .on(\.size) {
      switch $0 {
      case .small: [.font(.token(\Kit.footnote)), .padding(h: .token(\Kit.smallSpacing), v: .token(\Kit.hairSpacing))]
      case .medium: [.font(.token(\Kit.callout)), .padding(h: .token(\Kit.smallSpacing), v: .token(\Kit.tightSpacing))]
      case .large: [.font(.token(\Kit.heading)), .padding(h: .token(\Kit.spacing), v: .token(\Kit.tightSpacing))]
      }
    })
}

extension Kit {
  /// The choices of `Mod.badge`.
  public struct BadgeLook: DefaultVariants {
    /// The tone. `.neutral` by default.
    public var tone = Tone.neutral

    /// The size. `.small` by default.
    public var size = Size.small

    /// Creates the choices of a small badge without a special meaning.
    public init() {}
  }
}

extension PropertyNames where Root == Kit.BadgeLook {
  /// The tone. `.neutral` by default.
  @inlinable public static var tone: Property<Root, Kit.Tone> { Property { $1(&$0.tone) } }
}

extension Mod<Kit.BadgeLook> {
  /// Chooses the tone without a special meaning.
  public static let neutral: Mod = .tone(.neutral)

  /// Chooses the tone of something to know.
  public static let info: Mod = .tone(.info)

  /// Chooses the tone of something that has gone well.
  public static let success: Mod = .tone(.success)

  /// Chooses the tone of something to be careful about.
  public static let warning: Mod = .tone(.warning)

  /// Chooses the tone of something that has gone wrong.
  public static let error: Mod = .tone(.error)

  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
