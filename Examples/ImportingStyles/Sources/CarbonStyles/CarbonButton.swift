import Styles

/// The choices of a button of Carbon.
public nonisolated struct CarbonButtonLook: DefaultVariants {
  /// The importance of what the button does.
  public enum Kind: CaseIterable, Sendable { case primary, secondary, ghost, danger }

  /// The height of the button.
  public enum Size: CaseIterable, Sendable { case large, medium, small }

  /// The importance of what the button does, `primary` by default.
  public var kind = Kind.primary

  /// The height of the button, `large` by default.
  public var size = Size.large

  /// Creates the look of a large, primary button.
  public init() {}
}

extension Mod<CarbonButtonLook> {
  /// A button beside the primary one.
  public static let secondary: Mod = \.kind .~ .secondary

  /// A button without a ground.
  public static let ghost: Mod = \.kind .~ .ghost

  /// A button that destroys something.
  public static let danger: Mod = \.kind .~ .danger

  /// A button of 40 points.
  public static let medium: Mod = \.size .~ .medium

  /// A button of 32 points.
  public static let small: Mod = \.size .~ .small
}

extension Mod<Button> {
  /// A button of Carbon: a rectangle with its title at the leading edge.
  public static let carbonButton = Recipe<Button, CarbonButtonLook>(
    .base(
      .contentHorizontalAlignment(.leading),
      .titleLabel.font(.token(\Carbon.type.bodyCompact01.font)),
      .contentEdgeInsets(EdgeInsets(h: .token(\Carbon.layout.spacing._05), v: .token(\Carbon.layout.spacing._02)))),
    .on(\.kind) {
      switch $0 {
      case .primary: .primaryGround
      case .secondary: .secondaryGround
      case .ghost: .ghostGround
      case .danger: .dangerGround
      }
    },
    .on(\.size) {
      switch $0 {
      case .large: .height(.token(\Carbon.layout.sizes.large))
      case .medium: .height(.token(\Carbon.layout.sizes.medium))
      case .small: .height(.token(\Carbon.layout.sizes.small))
      }
    },
    .while(.focused, .layer.shadows([.ring(.token(\Carbon.role.focus))])),
    .while(.disabled, .alpha(0.5)))

  private static let primaryGround: Mod = [
    .titleColor(.token(\Carbon.button.text)),
    .backgroundColor(.token(\Carbon.button.primary)),
    .while(.hovered, .backgroundColor(.token(\Carbon.button.primaryHover))),
    .while(.highlighted, .backgroundColor(.token(\Carbon.button.primaryActive))),
  ]

  private static let secondaryGround: Mod = [
    .titleColor(.token(\Carbon.button.text)),
    .backgroundColor(.token(\Carbon.button.secondary)),
    .while(.hovered, .backgroundColor(.token(\Carbon.button.secondaryHover))),
    .while(.highlighted, .backgroundColor(.token(\Carbon.button.secondaryActive))),
  ]

  private static let ghostGround: Mod = [
    .titleColor(.token(\Carbon.role.link)),
    .while(.hovered, .titleColor(.token(\Carbon.role.linkHover)), .backgroundColor(.token(\Carbon.button.ghostHover))),
    .while(
      .highlighted, .titleColor(.token(\Carbon.role.linkHover)), .backgroundColor(.token(\Carbon.button.ghostActive))),
  ]

  private static let dangerGround: Mod = [
    .titleColor(.token(\Carbon.button.text)),
    .backgroundColor(.token(\Carbon.button.danger)),
    .while(.hovered, .backgroundColor(.token(\Carbon.button.dangerHover))),
    .while(.highlighted, .backgroundColor(.token(\Carbon.button.dangerActive))),
  ]
}
