import Foundation
import Mod

/// The attributes that few values of the type ``ImageView`` set.
internal struct ImageViewExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(ImageViewExtras())

  internal var highlightedImage: Image?
  internal var isHighlighted = false
  internal var animationImages: [Image]?
  internal var highlightedAnimationImages: [Image]?
  internal var animationDuration = 0.0
  internal var animationRepeatCount = 0
  internal var isAnimating = false
  internal var preferredSymbolConfiguration: SymbolConfiguration?
  internal var preferredImageDynamicRange = ImageView.DynamicRange.unspecified
  internal var adjustsImageSizeForAccessibilityContentSizeCategory = false
}

extension ImageView {
  /// The image while ``isHighlighted``, or `nil` for ``image``. `nil` by default.
  public var highlightedImage: Image? {
    get { extras.value.highlightedImage }
    _modify { yield &extras.value.highlightedImage }
  }

  /// Whether ``highlightedImage`` is shown. `false` by default.
  public var isHighlighted: Bool {
    get { extras.value.isHighlighted }
    _modify { yield &extras.value.isHighlighted }
  }

  /// The images of the animation, which replaces ``image``. `nil` by default.
  public var animationImages: [Image]? {
    get { extras.value.animationImages }
    _modify { yield &extras.value.animationImages }
  }

  /// The images of the animation while ``isHighlighted``. `nil` by default.
  public var highlightedAnimationImages: [Image]? {
    get { extras.value.highlightedAnimationImages }
    _modify { yield &extras.value.highlightedAnimationImages }
  }

  /// The duration of one cycle, in seconds. 0 by default, for a thirtieth of a second for each image.
  ///
  /// A page moves for durations greater than 0.
  public var animationDuration: Double {
    get { extras.value.animationDuration }
    _modify { yield &extras.value.animationDuration }
  }

  /// The number of cycles. 0 by default, for an endless animation.
  public var animationRepeatCount: Int {
    get { extras.value.animationRepeatCount }
    _modify { yield &extras.value.animationRepeatCount }
  }

  /// Whether the image view is animating. `false` by default.
  ///
  /// In `UIImageView`, `startAnimating()` and `stopAnimating()` set it. In a model, you can also set it directly.
  public var isAnimating: Bool {
    get { extras.value.isAnimating }
    _modify { yield &extras.value.isAnimating }
  }

  /// The configuration of symbols without one of their own. `nil` by default.
  public var preferredSymbolConfiguration: SymbolConfiguration? {
    get { extras.value.preferredSymbolConfiguration }
    _modify { yield &extras.value.preferredSymbolConfiguration }
  }

  /// The preferred brightness of the image. `.unspecified` by default.
  public var preferredImageDynamicRange: DynamicRange {
    get { extras.value.preferredImageDynamicRange }
    _modify { yield &extras.value.preferredImageDynamicRange }
  }

  /// Whether the image grows with the text size for accessibility. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { extras.value.adjustsImageSizeForAccessibilityContentSizeCategory }
    _modify { yield &extras.value.adjustsImageSizeForAccessibilityContentSizeCategory }
  }
}
