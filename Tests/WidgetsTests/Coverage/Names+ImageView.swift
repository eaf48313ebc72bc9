import Mod
import Widgets

extension Names<ImageView> {
  static var own: Names {
    Names(
      .image, .highlightedImage, .isHighlighted, .animationImages, .highlightedAnimationImages, .animationDuration,
      .animationRepeatCount, .isAnimating, .preferredSymbolConfiguration, .preferredImageDynamicRange,
      .adjustsImageSizeForAccessibilityContentSizeCategory
    )
  }
}

extension ImageView.DynamicRange: Sampled {}
extension SymbolConfiguration: Sampled {
  static let samples = [SymbolConfiguration(scale: .large)]
}
