import Mod

/// The attributes that bar items of every kind have: the properties of `UIBarItem`. See ``BarItem``.
public struct BarItemAttributes: Equatable, Sendable, InspectableByParts {
  /// The attributes of an unmodified item, which all such items share.
  public static let fresh = Boxed(BarItemAttributes())

  @usableFromInline internal var title: String?
  @usableFromInline internal var image: Image?
  @usableFromInline internal var landscapeImagePhone: Image?
  @usableFromInline internal var largeContentSizeImage: Image?
  @usableFromInline internal var imageInsets = EdgeInsets.zero
  @usableFromInline internal var landscapeImagePhoneInsets = EdgeInsets.zero
  @usableFromInline internal var largeContentSizeImageInsets = EdgeInsets.zero
  @usableFromInline internal var isEnabled = true
  @ControlStateValues internal var titleTextAttributes: TextAttributes?
  @usableFromInline internal var tag = 0
  @usableFromInline internal var accessibilityLabel: String?
  @usableFromInline internal var accessibilityHint: String?
  @usableFromInline internal var accessibilityValue: String?
  @usableFromInline internal var accessibilityTraits = AccessibilityTraits()
  @usableFromInline internal var accessibilityIdentifier: String?

  @usableFromInline internal var behaviors = Behaviors()

  @usableFromInline internal init() {}
}
