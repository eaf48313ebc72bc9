import Mod

/// What a view says to those who do not see it.
extension Widget {
  /// Whether assistive technology can reach the view. `false` by default.
  @inlinable
  public var isAccessibilityElement: Bool {
    get { attributes.value.accessibility.value.isAccessibilityElement }
    _modify { yield &attributes.value.accessibility.value.isAccessibilityElement }
  }

  /// What the view is, in a word: "Play". `nil` by default.
  @inlinable
  public var accessibilityLabel: String? {
    get { attributes.value.accessibility.value.accessibilityLabel }
    _modify { yield &attributes.value.accessibility.value.accessibilityLabel }
  }

  /// What happens when one uses it: "Plays the episode." `nil` by default.
  @inlinable
  public var accessibilityHint: String? {
    get { attributes.value.accessibility.value.accessibilityHint }
    _modify { yield &attributes.value.accessibility.value.accessibilityHint }
  }

  /// What it is set to: "40 percent". `nil` by default.
  @inlinable
  public var accessibilityValue: String? {
    get { attributes.value.accessibility.value.accessibilityValue }
    _modify { yield &attributes.value.accessibility.value.accessibilityValue }
  }

  /// How the view behaves. None by default.
  @inlinable
  public var accessibilityTraits: AccessibilityTraits {
    get { attributes.value.accessibility.value.accessibilityTraits }
    _modify { yield &attributes.value.accessibility.value.accessibilityTraits }
  }

  /// A name that tests find the view by; nobody hears it. `nil` by default.
  @inlinable
  public var accessibilityIdentifier: String? {
    get { attributes.value.accessibility.value.accessibilityIdentifier }
    _modify { yield &attributes.value.accessibility.value.accessibilityIdentifier }
  }

  /// The language that the texts are spoken in, as `en-US`, or `nil`, the default, for the user's.
  @inlinable
  public var accessibilityLanguage: String? {
    get { attributes.value.accessibility.value.accessibilityLanguage }
    _modify { yield &attributes.value.accessibility.value.accessibilityLanguage }
  }

  /// What one can call the view when speaking to it. Empty, the default, means its label.
  @inlinable
  public var accessibilityUserInputLabels: [String] {
    get { attributes.value.accessibility.value.accessibilityUserInputLabels }
    _modify { yield &attributes.value.accessibility.value.accessibilityUserInputLabels }
  }

  /// Whether all that is in the view is hidden from assistive technology. `false` by default.
  @inlinable
  public var accessibilityElementsHidden: Bool {
    get { attributes.value.accessibility.value.accessibilityElementsHidden }
    _modify { yield &attributes.value.accessibility.value.accessibilityElementsHidden }
  }

  /// Whether all that is beside the view is hidden from assistive technology. `false` by default.
  @inlinable
  public var accessibilityViewIsModal: Bool {
    get { attributes.value.accessibility.value.accessibilityViewIsModal }
    _modify { yield &attributes.value.accessibility.value.accessibilityViewIsModal }
  }

  /// Whether what is in the view is read together, wherever it is on the screen. `false` by default.
  @inlinable
  public var shouldGroupAccessibilityChildren: Bool {
    get { attributes.value.accessibility.value.shouldGroupAccessibilityChildren }
    _modify { yield &attributes.value.accessibility.value.shouldGroupAccessibilityChildren }
  }

  /// Whether one moves through what is in the view, or past it as one. `automatic` by default.
  @inlinable
  public var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { attributes.value.accessibility.value.accessibilityNavigationStyle }
    _modify { yield &attributes.value.accessibility.value.accessibilityNavigationStyle }
  }

  /// What kind of collection the view is. `none` by default.
  @inlinable
  public var accessibilityContainerType: AccessibilityContainerType {
    get { attributes.value.accessibility.value.accessibilityContainerType }
    _modify { yield &attributes.value.accessibility.value.accessibilityContainerType }
  }

  /// Whether the colours stay as they are, as those of photos should, while others are inverted. `false` by default.
  @inlinable
  public var accessibilityIgnoresInvertColors: Bool {
    get { attributes.value.accessibility.value.accessibilityIgnoresInvertColors }
    _modify { yield &attributes.value.accessibility.value.accessibilityIgnoresInvertColors }
  }
}

extension PropertyNames where Root: Widget {
  /// Names ``Widget/isAccessibilityElement``.
  @inlinable public static var isAccessibilityElement: Property<Root, Bool> {
    Property { $1(&$0.isAccessibilityElement) }
  }
  /// Names ``Widget/accessibilityLabel``.
  @inlinable public static var accessibilityLabel: Property<Root, String?> { Property { $1(&$0.accessibilityLabel) } }
  /// Names ``Widget/accessibilityHint``.
  @inlinable public static var accessibilityHint: Property<Root, String?> { Property { $1(&$0.accessibilityHint) } }
  /// Names ``Widget/accessibilityValue``.
  @inlinable public static var accessibilityValue: Property<Root, String?> { Property { $1(&$0.accessibilityValue) } }
  /// Names ``Widget/accessibilityTraits``.
  @inlinable public static var accessibilityTraits: Property<Root, AccessibilityTraits> {
    Property { $1(&$0.accessibilityTraits) }
  }
  /// Names ``Widget/accessibilityIdentifier``.
  @inlinable public static var accessibilityIdentifier: Property<Root, String?> {
    Property { $1(&$0.accessibilityIdentifier) }
  }
  /// Names ``Widget/accessibilityLanguage``.
  @inlinable public static var accessibilityLanguage: Property<Root, String?> {
    Property { $1(&$0.accessibilityLanguage) }
  }
  /// Names ``Widget/accessibilityUserInputLabels``.
  @inlinable public static var accessibilityUserInputLabels: Property<Root, [String]> {
    Property { $1(&$0.accessibilityUserInputLabels) }
  }
  /// Names ``Widget/accessibilityElementsHidden``.
  @inlinable public static var accessibilityElementsHidden: Property<Root, Bool> {
    Property { $1(&$0.accessibilityElementsHidden) }
  }
  /// Names ``Widget/accessibilityViewIsModal``.
  @inlinable public static var accessibilityViewIsModal: Property<Root, Bool> {
    Property { $1(&$0.accessibilityViewIsModal) }
  }
  /// Names ``Widget/shouldGroupAccessibilityChildren``.
  @inlinable public static var shouldGroupAccessibilityChildren: Property<Root, Bool> {
    Property { $1(&$0.shouldGroupAccessibilityChildren) }
  }
  /// Names ``Widget/accessibilityNavigationStyle``.
  @inlinable public static var accessibilityNavigationStyle: Property<Root, AccessibilityNavigationStyle> {
    Property { $1(&$0.accessibilityNavigationStyle) }
  }
  /// Names ``Widget/accessibilityContainerType``.
  @inlinable public static var accessibilityContainerType: Property<Root, AccessibilityContainerType> {
    Property { $1(&$0.accessibilityContainerType) }
  }
  /// Names ``Widget/accessibilityIgnoresInvertColors``.
  @inlinable public static var accessibilityIgnoresInvertColors: Property<Root, Bool> {
    Property { $1(&$0.accessibilityIgnoresInvertColors) }
  }
}
