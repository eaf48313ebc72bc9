import Mod
import Widgets

extension Kit {
  /// The choices of `Mod.buttonStyle`.
  public struct ButtonLook: DefaultVariants {
    /// The prominence. `.filled` by default.
    public var variant = Variant.filled

    /// The role, which is that of the button, too. `.normal` by default.
    public var role = Button.Role.normal

    /// The size. `.medium` by default.
    public var size = Size.medium

    /// Creates the choices of a filled button of the usual size.
    public init() {}

    /// The prominence of a button, with the names of `UIButton.Configuration`.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// A title alone.
      case plain
      /// A title on gray.
      case gray
      /// A title in the color of the role, on a light shade of it.
      case tinted
      /// A title on the color of the role.
      case filled
      /// A title in a border.
      case bordered
    }
  }
}

extension PropertyNames where Root == Kit.ButtonLook {
  /// The prominence. `.filled` by default.
  @inlinable public static var variant: Property<Root, Kit.ButtonLook.Variant> { Property { $1(&$0.variant) } }

  /// The role, which is that of the button, too. `.normal` by default.
  @inlinable public static var role: Property<Root, Button.Role> { Property { $1(&$0.role) } }
}

extension Mod<Kit.ButtonLook> {
  /// Chooses a title alone.
  public static let plain: Mod = .variant(.plain)

  /// Chooses a title on gray.
  public static let gray: Mod = .variant(.gray)

  /// Chooses a title in the color of the role, on a light shade of it.
  public static let tinted: Mod = .variant(.tinted)

  /// Chooses a title on the color of the role.
  public static let filled: Mod = .variant(.filled)

  /// Chooses a title in a border.
  public static let bordered: Mod = .variant(.bordered)
}

extension Mod<Kit.ButtonLook> {
  /// Chooses the role of the action that users most likely choose.
  public static let primary: Mod = .role(.primary)

  /// Chooses the role of canceling an operation.
  public static let cancel: Mod = .role(.cancel)

  /// Chooses the role of deleting data.
  public static let destructive: Mod = .role(.destructive)
}

extension Mod<Kit.ButtonLook> {
  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
