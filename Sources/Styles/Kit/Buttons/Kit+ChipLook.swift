import Mod

extension Kit {
  /// The choices of `Mod.chip`.
  public struct ChipLook: DefaultVariants {
    /// The ground of a chip that is not selected. `.filled` by default.
    public var variant = Variant.filled

    /// The size. `.small` by default.
    public var size = Size.small

    /// Creates the choices of a small, filled chip.
    public init() {}

    /// The ground of a chip.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// Gray.
      case filled
      /// A border.
      case outlined
    }
  }
}

extension PropertyNames where Root == Kit.ChipLook {
  /// The ground of a chip that is not selected. `.filled` by default.
  @inlinable public static var variant: Property<Root, Kit.ChipLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.ChipLook> {
  /// Chooses a gray ground.
  public static let filled: Mod = .variant(.filled)

  /// Chooses a border.
  public static let outlined: Mod = .variant(.outlined)
}

extension Mod<Kit.ChipLook> {
  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
