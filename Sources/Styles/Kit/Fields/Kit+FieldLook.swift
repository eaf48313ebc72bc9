import Mod

extension Kit {
  /// The choices of `Mod.textFieldStyle` and of ``Field``.
  public struct FieldLook: DefaultVariants {
    /// The ground of the text. `.outlined` by default.
    public var variant = Variant.outlined

    /// The size. `.medium` by default.
    public var size = Size.medium

    /// Creates the choices of an outlined field of the usual size.
    public init() {}

    /// The ground of the text of a field.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// A border.
      case outlined
      /// Gray, with a border while the field is used or invalid.
      case filled
    }
  }
}

extension PropertyNames where Root == Kit.FieldLook {
  /// The ground of the text. `.outlined` by default.
  @inlinable public static var variant: Property<Root, Kit.FieldLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.FieldLook> {
  /// Chooses a border.
  public static let outlined: Mod = .variant(.outlined)

  /// Chooses a gray ground.
  public static let filled: Mod = .variant(.filled)
}

extension Mod<Kit.FieldLook> {
  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
