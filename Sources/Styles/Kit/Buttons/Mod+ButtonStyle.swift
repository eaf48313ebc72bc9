import Mod
import Widgets

extension Mod<Button> {
  /// The style of buttons: `Button("Save", .buttonStyle(.tinted, .large))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.plain`, `.gray`, `.tinted`, `.filled` (default), `.bordered` |
  /// | `role` | `.role(.normal)` (default), `.primary`, `.cancel`, `.destructive` |
  /// | `size` | `.small`, `.medium` (default), `.large` |
  ///
  /// While the button is in the state `loading`, it shows three dots and takes no taps:
  ///
  /// ```swift
  /// Button("Save", .buttonStyle(.filled), .isIn(.loading) -- true)
  /// ```
  public static let buttonStyle = Recipe<Button, Kit.ButtonLook>(
    .base(
      .layer.cornerRadius(.token(\Kit.radius)), .titleLabel.adjustsFontForContentSizeCategory(true),
      .titleLabel.numberOfLines(0), .titleLabel.textAlignment(.center), .isPointerInteractionEnabled(true),
      .pressed(.token(\Kit.pressedFill))),
    .on(\.size) {
      switch $0 {
      case .small:
        [
          .titleLabel.font(.token(\Kit.callout)),
          .contentEdgeInsets(h: .token(\Kit.spacing), v: .token(\Kit.tightSpacing)), .height(min: 32),
        ]
      case .medium:
        [
          .titleLabel.font(.token(\Kit.heading)),
          .contentEdgeInsets(h: .token(\Kit.largeSpacing), v: .token(\Kit.smallSpacing)), .height(min: 44),
        ]
      case .large:
        [
          .titleLabel.font(.token(\Kit.heading)),
          .contentEdgeInsets(h: .token(\Kit.extraLargeSpacing), v: .token(\Kit.spacing)), .height(min: 52),
        ]
      }
    },
    .on(\.role) { role in
      [.role(role), .titleColor(role.text)]
    },
    .on(\.variant) {
      switch $0 {
      case .plain: .ground(.clear)
      case .gray: .ground(.token(\Kit.fill))
      case .tinted: .ground(.token(\Kit.accentFill))
      case .filled: .ground(.token(\Kit.accent))
      case .bordered: [.ground(.clear), .border(.token(\Kit.border))]
      }
    },
    .when({ $0.variant == .tinted && $0.role == .cancel }, .backgroundColor(.token(\Kit.fill))),
    .when({ $0.variant == .tinted && $0.role == .destructive }, .backgroundColor(.token(\Kit.dangerFill))),
    .when(
      { $0.variant == .filled && ($0.role == .normal || $0.role == .primary) },
      .titleColor(.token(\Kit.onAccent)), .pressed(.token(\Kit.pressedAccent))),
    .when(
      { $0.variant == .filled && $0.role == .cancel },
      .backgroundColor(.token(\Kit.text)), .titleColor(.token(\Kit.background)),
      .pressed(.token(\Kit.secondaryText))),
    .when(
      { $0.variant == .filled && $0.role == .destructive },
      .backgroundColor(.token(\Kit.danger)), .titleColor(.token(\Kit.onDanger)),
      .pressed(.token(\Kit.pressedDanger))),
    .while(.disabled, .alpha(0.5)),
    .while(
      .loading, .image(Image(systemName: "ellipsis")), .isUserInteractionEnabled(false),
      .accessibilityTraits([.button, .notEnabled])))
}

extension Button.Role {
  /// The color of titles on quiet backgrounds.
  fileprivate var text: Color {
    switch self {
    case .normal, .primary: .token(\Kit.accentText)
    case .cancel: .token(\Kit.text)
    case .destructive: .token(\Kit.dangerText)
    }
  }
}

extension Mod<Button> {
  /// Sets the background, without a border.
  ///
  /// Both are colors, because a color that is `nil` would let the default of a surrounding container through.
  internal static func ground(_ color: Color) -> Mod {
    [.backgroundColor(color), .layer.borderColor(.clear)]
  }

  /// Sets the background while the button is under the pointer or pressed.
  internal static func pressed(_ color: Color) -> Mod {
    [.while(.hovered, .backgroundColor(color)), .while(.highlighted, .backgroundColor(color))]
  }

  /// Sets the horizontal and the vertical insets.
  internal static func contentEdgeInsets(h: Double, v: Double) -> Mod {
    .contentEdgeInsets(EdgeInsets(top: v, left: h, bottom: v, right: h))
  }
}

extension Kit {
  /// The choices of `Mod.buttonStyle`.
  public struct ButtonLook: DefaultVariants {
    /// The prominence. `.filled` by default.
    public var variant = Variant.filled

    /// The role, which the button gets as its own role, too. `.normal` by default.
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

  /// The role, which the button gets as its own role, too. `.normal` by default.
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

  /// Chooses the role of the action that users most likely choose.
  public static let primary: Mod = .role(.primary)

  /// Chooses the role of canceling an operation.
  public static let cancel: Mod = .role(.cancel)

  /// Chooses the role of deleting data.
  public static let destructive: Mod = .role(.destructive)

  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}

extension WidgetState {
  /// Waiting for an operation to finish. The program sets it by `isIn`: `.isIn(.loading) <-- isSaving`.
  ///
  /// It comes after `disabled` and before `invalid`.
  public static let loading = WidgetState("loading", above: .disabled)
}
