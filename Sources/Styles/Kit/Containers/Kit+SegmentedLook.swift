import Mod

extension Kit {
  /// The choices of `Mod.segmentedStyle`.
  public struct SegmentedLook: DefaultVariants {
    /// The color of the selected segment. `.gray` by default.
    public var variant = Variant.gray

    /// Creates the choices of a quiet control.
    public init() {}

    /// The color of a selected segment.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// That of a card.
      case gray
      /// The accent.
      case filled
    }
  }
}

extension PropertyNames where Root == Kit.SegmentedLook {
  /// The color of the selected segment. `.gray` by default.
  @inlinable public static var variant: Property<Root, Kit.SegmentedLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.SegmentedLook> {
  /// Chooses a selected segment in the color of a card.
  public static let gray: Mod = .variant(.gray)

  /// Chooses a selected segment in the accent.
  public static let filled: Mod = .variant(.filled)
}
