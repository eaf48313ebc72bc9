import Mod

/// What a view says to those who do not see it.
extension Widget {
  /// Whether assistive technology can reach the view. `false` by default, `true` for text and controls.
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

  /// How the view behaves. None by default, but for a button, a label and others that say what they are.
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

  /// Whether the colors stay as they are, as those of photos should, while others are inverted. `false` by default.
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
  /// Names ``Widget/accessibilityLanguage``.
  @inlinable public static var accessibilityLanguage: Property<Root, String?> {
    Property { $1(&$0.accessibilityLanguage) }
  }
  /// Names ``Widget/accessibilityUserInputLabels``.
  @inlinable public static var accessibilityUserInputLabels: Property<Root, [String]> {
    Property { $1(&$0.accessibilityUserInputLabels) }
  }
  /// Names ``Widget/accessibilityIgnoresInvertColors``.
  @inlinable public static var accessibilityIgnoresInvertColors: Property<Root, Bool> {
    Property { $1(&$0.accessibilityIgnoresInvertColors) }
  }
}
