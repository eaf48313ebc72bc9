import Foundation
import Mod

/// An image, or an animated sequence of images: a model of `UIImageView`.
///
/// ```swift
/// let star = ImageView(Image(systemName: "star"), .highlightedImage(Image(systemName: "star.fill")))
/// ```
public struct ImageView: Widget, Highlightable, Pictured {
  /// The image. `nil` by default.
  public var image: Image?

  // Rarely set properties are in a box, so that most values stay small.
  internal var extras = ImageViewExtras.fresh

  /// The attributes of every view.
  public var attributes = ViewAttributes.imageView

  /// Creates an image view without an image.
  public init() {}

  /// Creates an image view with an image, and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ image: Image?, _ mods: Mod<Self>...) {
    self.init()
    self.image = image
    mods.apply(to: &self)
  }

  /// Starts the animation.
  public mutating func startAnimating() { isAnimating = true }

  /// Stops the animation.
  public mutating func stopAnimating() { isAnimating = false }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension ImageView {
  /// The brightness of an image. It models `UIImage.DynamicRange`.
  public enum DynamicRange: Hashable, Sendable, CaseIterable {
    /// The range that the system chooses.
    case unspecified
    /// The standard range.
    case standard
    /// A range somewhat brighter than the standard one.
    case constrainedHigh
    /// The full range of the image.
    case high
  }
}

extension PropertyNames where Root == ImageView {
  /// The image while `isHighlighted`, or `nil` for `image`. `nil` by default.
  @inlinable public static var highlightedImage: Property<Root, Image?> { Property { $1(&$0.highlightedImage) } }

  /// The images of the animation, which replaces `image`. `nil` by default.
  @inlinable public static var animationImages: Property<Root, [Image]?> { Property { $1(&$0.animationImages) } }

  /// The images of the animation while `isHighlighted`. `nil` by default.
  @inlinable public static var highlightedAnimationImages: Property<Root, [Image]?> {
    Property { $1(&$0.highlightedAnimationImages) }
  }

  /// The duration of one cycle, in seconds. 0 by default, for a thirtieth of a second for each image.
  @inlinable public static var animationDuration: Property<Root, Double> { Property { $1(&$0.animationDuration) } }

  /// The number of cycles. 0 by default, for an endless animation.
  @inlinable public static var animationRepeatCount: Property<Root, Int> { Property { $1(&$0.animationRepeatCount) } }

  /// Whether the image view is animating. `false` by default.
  @inlinable public static var isAnimating: Property<Root, Bool> { Property { $1(&$0.isAnimating) } }

  /// The configuration of symbols without one of their own. `nil` by default.
  @inlinable public static var preferredSymbolConfiguration: Property<Root, SymbolConfiguration?> {
    Property { $1(&$0.preferredSymbolConfiguration) }
  }

  /// The preferred brightness of the image. `.unspecified` by default.
  @inlinable public static var preferredImageDynamicRange: Property<Root, ImageView.DynamicRange> {
    Property { $1(&$0.preferredImageDynamicRange) }
  }

  /// Whether the image grows with the text size for accessibility. `false` by default.
  @inlinable public static var adjustsImageSizeForAccessibilityContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageSizeForAccessibilityContentSizeCategory) }
  }
}

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
  /// The audit then measures it at the largest size, too.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { extras.value.adjustsImageSizeForAccessibilityContentSizeCategory }
    _modify { yield &extras.value.adjustsImageSizeForAccessibilityContentSizeCategory }
  }
}
