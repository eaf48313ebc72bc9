import Mod

/// A picture, or several that take turns: a model of `UIImageView`.
///
/// ```swift
/// let star = ImageView(Image(systemName: "star"), .highlightedImage(Image(systemName: "star.fill")))
/// ```
public struct ImageView: Widget {
  /// The picture. `nil` by default.
  public var image: Image?

  /// The picture while ``isHighlighted``; `nil`, the default, for ``image``.
  public var highlightedImage: Image?

  /// Whether ``highlightedImage`` shows. `false` by default.
  public var isHighlighted = false

  /// The pictures that take turns, in place of ``image``, while it is animating. `nil` by default.
  public var animationImages: [Image]?

  /// The pictures that take turns while ``isHighlighted``. `nil` by default.
  public var highlightedAnimationImages: [Image]?

  /// How long one round takes, in seconds. 0 by default, for a thirtieth of a second for each picture.
  public var animationDuration = 0.0

  /// How many rounds there are. 0 by default, for no end.
  public var animationRepeatCount = 0

  /// Whether the pictures take turns. `false` by default.
  ///
  /// `UIImageView` sets it by `startAnimating()` and `stopAnimating()`; a model just states it.
  public var isAnimating = false

  /// How symbols are drawn that do not say so themselves. `nil` by default.
  public var preferredSymbolConfiguration: SymbolConfiguration?

  /// How bright the picture may be. `.unspecified` by default.
  public var preferredImageDynamicRange = DynamicRange.unspecified

  /// Whether the picture grows with the text size for accessibility. `false` by default.
  public var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// What every view has.
  public var attributes = ViewAttributes.imageView

  /// Makes an image view without a picture.
  public init() {}

  /// Makes an image view with a picture, and applies the Mods to it, in their order.
  @inlinable
  @inline(__always)
  public init(_ image: Image?, _ mods: Mod<Self>...) {
    self.init()
    self.image = image
    Mod(list: mods)(&self)
  }

  /// Starts to let the pictures take turns.
  public mutating func startAnimating() { isAnimating = true }

  /// Goes back to the picture.
  public mutating func stopAnimating() { isAnimating = false }
}

extension ImageView {
  /// How bright a picture may be. It models `UIImage.DynamicRange`.
  public enum DynamicRange: Hashable, Sendable, CaseIterable {
    /// As the system has it.
    case unspecified
    /// No brighter than white.
    case standard
    /// A little brighter than white.
    case constrainedHigh
    /// As bright as it is.
    case high
  }
}

extension PropertyNames where Root == ImageView {
  /// Names ``ImageView/image``.
  @inlinable public static var image: Property<Root, Image?> { Property { $1(&$0.image) } }
  /// Names ``ImageView/highlightedImage``.
  @inlinable public static var highlightedImage: Property<Root, Image?> { Property { $1(&$0.highlightedImage) } }
  /// Names ``ImageView/isHighlighted``.
  @inlinable public static var isHighlighted: Property<Root, Bool> { Property { $1(&$0.isHighlighted) } }
  /// Names ``ImageView/animationImages``.
  @inlinable public static var animationImages: Property<Root, [Image]?> { Property { $1(&$0.animationImages) } }
  /// Names ``ImageView/highlightedAnimationImages``.
  @inlinable public static var highlightedAnimationImages: Property<Root, [Image]?> {
    Property { $1(&$0.highlightedAnimationImages) }
  }
  /// Names ``ImageView/animationDuration``.
  @inlinable public static var animationDuration: Property<Root, Double> { Property { $1(&$0.animationDuration) } }
  /// Names ``ImageView/animationRepeatCount``.
  @inlinable public static var animationRepeatCount: Property<Root, Int> { Property { $1(&$0.animationRepeatCount) } }
  /// Names ``ImageView/isAnimating``.
  @inlinable public static var isAnimating: Property<Root, Bool> { Property { $1(&$0.isAnimating) } }
  /// Names ``ImageView/preferredSymbolConfiguration``.
  @inlinable public static var preferredSymbolConfiguration: Property<Root, SymbolConfiguration?> {
    Property { $1(&$0.preferredSymbolConfiguration) }
  }
  /// Names ``ImageView/preferredImageDynamicRange``.
  @inlinable public static var preferredImageDynamicRange: Property<Root, ImageView.DynamicRange> {
    Property { $1(&$0.preferredImageDynamicRange) }
  }
  /// Names ``ImageView/adjustsImageSizeForAccessibilityContentSizeCategory``.
  @inlinable public static var adjustsImageSizeForAccessibilityContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageSizeForAccessibilityContentSizeCategory) }
  }
}
