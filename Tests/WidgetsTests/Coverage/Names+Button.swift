import Mod
import Widgets

extension Names<Button> {
  static var own: Names { content + parts + behavior }

  private static var content: Names {
    Names(
      .title, .title(for: .disabled), .attributedTitle, .attributedTitle(for: .disabled),
      .titleColor, .titleColor(for: .disabled), .titleShadowColor, .titleShadowColor(for: .disabled),
      .image, .image(for: .disabled), .backgroundImage, .backgroundImage(for: .disabled),
      .preferredSymbolConfiguration, .preferredSymbolConfiguration(for: .disabled)
    )
  }

  private static var parts: Names {
    Names(.titleLabel, .imageView, .contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets)
  }

  private static var behavior: Names {
    Names(
      .reversesTitleShadowWhenHighlighted, .adjustsImageWhenHighlighted, .adjustsImageWhenDisabled,
      .showsTouchWhenHighlighted, .adjustsImageSizeForAccessibilityContentSizeCategory, .role,
      .isPointerInteractionEnabled, .changesSelectionAsPrimaryAction, .preferredMenuElementOrder,
      .preferredBehavioralStyle
    ) + Names(.buttonType) + Names(.type, in: ["buttonType"])
  }
}

extension Label: Sampled {
  static let samples = [Label("Sample")]
}

extension ImageView: Sampled {
  static let samples = [ImageView(Image(systemName: "star"))]
}

extension Button.ButtonType: Sampled {}
extension Button.Role: Sampled {}
extension Button.MenuElementOrder: Sampled {}
