import Mod

extension Kit {
  /// The choices of `Mod.card`.
  public struct CardLook: DefaultVariants {
    /// The way in which the card stands out. `.elevated` by default.
    public var variant = Variant.elevated

    /// The size of the insets. `.medium` by default.
    public var size = Size.medium

    /// Creates the choices of a card with a shadow and the usual insets.
    public init() {}

    /// The way in which a card stands out.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// A shadow.
      case elevated
      /// A gray ground.
      case filled
      /// A border.
      case outlined
    }
  }
}

extension PropertyNames where Root == Kit.CardLook {
  /// The way in which the card stands out. `.elevated` by default.
  @inlinable public static var variant: Property<Root, Kit.CardLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.CardLook> {
  /// Chooses a shadow.
  public static let elevated: Mod = .variant(.elevated)

  /// Chooses a gray ground.
  public static let filled: Mod = .variant(.filled)

  /// Chooses a border.
  public static let outlined: Mod = .variant(.outlined)
}

extension Mod<Kit.CardLook> {
  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
