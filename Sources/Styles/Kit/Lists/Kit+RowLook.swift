import Mod

extension Kit {
  /// The choices of ``ListRow``.
  public struct RowLook: DefaultVariants {
    /// The size. `.medium` by default.
    public var size = Size.medium

    /// Whether the row leads to another screen, which an arrow shows. `false` by default.
    public var leadsOn = false

    /// Creates the choices of the usual size.
    public init() {}
  }
}

extension PropertyNames where Root == Kit.RowLook {
  /// Whether the row leads to another screen, which an arrow shows. `false` by default.
  @inlinable public static var leadsOn: Property<Root, Bool> { Property { $1(&$0.leadsOn) } }
}

extension Mod<Kit.RowLook> {
  /// Chooses an arrow at the end, because the row leads to another screen.
  public static let disclosure: Mod = .leadsOn(true)
}

extension Mod<Kit.RowLook> {
  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
