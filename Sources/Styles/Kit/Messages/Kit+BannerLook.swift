import Mod

extension Kit {
  /// The choices of ``Banner``.
  public struct BannerLook: DefaultVariants, Toned {
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
  @inlinable public static var variant: Property<Root, Kit.BannerLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.BannerLook> {
  /// Chooses a light shade of the tone as the ground.
  public static let tinted: Mod = .variant(.tinted)

  /// Chooses a border in the tone.
  public static let outlined: Mod = .variant(.outlined)
}
