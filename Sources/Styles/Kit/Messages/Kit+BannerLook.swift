import Mod

extension Kit {
  /// The choices of ``Banner``.
  public struct BannerLook: DefaultVariants {
    /// The tone. `.info` by default.
    public var tone = Tone.info

    /// The ground. `.tinted` by default.
    public var variant = Variant.tinted

    /// Creates the choices of a banner with something to know.
    public init() {}

    /// The ground of a banner.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// A light shade of the tone.
      case tinted
      /// That of a card, with a border in the tone.
      case outlined
    }
  }
}

extension PropertyNames where Root == Kit.BannerLook {
  /// The ground. `.tinted` by default.
  @inlinable public static var variant: Property<Root, Kit.BannerLook.Variant> { Property { $1(&$0.variant) } }

  /// The tone. `.info` by default.
  @inlinable public static var tone: Property<Root, Kit.Tone> { Property { $1(&$0.tone) } }
}

extension Mod<Kit.BannerLook> {
  /// Chooses a light shade of the tone as the ground.
  public static let tinted: Mod = .variant(.tinted)

  /// Chooses a border in the tone.
  public static let outlined: Mod = .variant(.outlined)
}

extension Mod<Kit.BannerLook> {
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
}
