import Mod
import Widgets

extension Mod<Button> {
  /// The style of a chip that users select, such as a filter: `Button("Unread", .chip(), .isSelected <-- isUnread)`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `variant` | `.filled` (default), `.outlined` |
  /// | `size` | `.small` (default), `.medium`, `.large` |
  ///
  /// A tap toggles the selection, which a check mark shows, too.
  public static let chip = Recipe<Button, Kit.ChipLook>(
    .base(
      .layer.cornerRadius(.token(\Kit.chipRadius)), .titleColor(.token(\Kit.text)), .tintColor(.token(\Kit.accentText)),
      .titleLabel.adjustsFontForContentSizeCategory(true), .titleLabel.numberOfLines(0),
      .changesSelectionAsPrimaryAction(true), .isPointerInteractionEnabled(true),
      .pressed(.token(\Kit.pressedFill))),
    .on(\.size) {
      switch $0 {
      case .small:
        [
          .titleLabel.font(.token(\Kit.footnote)),
          .contentEdgeInsets(h: .token(\Kit.spacing), v: .token(\Kit.tightSpacing)), .height(min: 32),
        ]
      case .medium:
        [
          .titleLabel.font(.token(\Kit.callout)),
          .contentEdgeInsets(h: .token(\Kit.spacing), v: .token(\Kit.smallSpacing)), .height(min: 36),
        ]
      case .large:
        [
          .titleLabel.font(.token(\Kit.body)),
          .contentEdgeInsets(h: .token(\Kit.largeSpacing), v: .token(\Kit.smallSpacing)), .height(min: 44),
        ]
      }
    },
    .on(\.variant) {
      switch $0 {
      case .filled: .ground(.token(\Kit.fill))
      case .outlined: [.ground(.clear), .border(.token(\Kit.border))]
      }
    },
    .while(
      .selected, .backgroundColor(.token(\Kit.accentFill)), .titleColor(.token(\Kit.accentText)),
      .layer.borderColor(.token(\Kit.accentText)), .image(Image(systemName: "checkmark"))),
    .while(.disabled, .alpha(0.5)))
}

extension Kit {
  /// The choices of `Mod.chip`.
  public struct ChipLook: DefaultVariants {
    /// The background of a chip that is not selected. `.filled` by default.
    public var variant = Variant.filled

    /// The size. `.small` by default.
    public var size = Size.small

    /// Creates the choices of a small, filled chip.
    public init() {}

    /// The background of a chip.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// Gray.
      case filled
      /// A border.
      case outlined
    }
  }
}

extension PropertyNames where Root == Kit.ChipLook {
  /// The background of a chip that is not selected. `.filled` by default.
  @inlinable public static var variant: Property<Root, Kit.ChipLook.Variant> { Property { $1(&$0.variant) } }
}

extension Mod<Kit.ChipLook> {
  /// Chooses a gray background.
  public static let filled: Mod = .variant(.filled)

  /// Chooses a border.
  public static let outlined: Mod = .variant(.outlined)

  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
