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
      case .small: [.titleLabel.font(.token(\Kit.footnote)), .contentEdgeInsets(h: 12, v: 4), .height(min: 32)]
      case .medium: [.titleLabel.font(.token(\Kit.callout)), .contentEdgeInsets(h: 12, v: 8), .height(min: 36)]
      case .large: [.titleLabel.font(.token(\Kit.body)), .contentEdgeInsets(h: 16, v: 8), .height(min: 44)]
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
