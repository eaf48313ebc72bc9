import Mod

/// The accessibility attributes of a view, including its text size limits and its states.
@usableFromInline internal struct AccessibilityAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(AccessibilityAttributes())

  @usableFromInline internal var isAccessibilityElement = false
  @usableFromInline internal var accessibilityLabel: String?
  @usableFromInline internal var accessibilityHint: String?
  @usableFromInline internal var accessibilityValue: String?
  @usableFromInline internal var accessibilityTraits = AccessibilityTraits()
  @usableFromInline internal var accessibilityIdentifier: String?
  @usableFromInline internal var accessibilityLanguage: String?
  @usableFromInline internal var accessibilityUserInputLabels = [String]()
  @usableFromInline internal var accessibilityElementsHidden = false
  @usableFromInline internal var accessibilityViewIsModal = false
  @usableFromInline internal var shouldGroupAccessibilityChildren = false
  @usableFromInline internal var accessibilityNavigationStyle = AccessibilityNavigationStyle.automatic
  @usableFromInline internal var accessibilityContainerType = AccessibilityContainerType.none
  @usableFromInline internal var accessibilityIgnoresInvertColors = false

  @usableFromInline internal var minimumContentSizeCategory: ContentSizeCategory?
  @usableFromInline internal var maximumContentSizeCategory: ContentSizeCategory?
  @usableFromInline internal var showsLargeContentViewer = false
  @usableFromInline internal var largeContentTitle: String?
  @usableFromInline internal var largeContentImage: Image?
  @usableFromInline internal var largeContentImageInsets = EdgeInsets.zero
  @usableFromInline internal var scalesLargeContentImage = false

  @usableFromInline internal var states: Set<WidgetState> = []
}
