import Mod

/// The accessibility properties of a view.
extension Widget {
  /// Whether assistive technology can reach the view. `false` by default, `true` for text and controls.
  @inlinable public var isAccessibilityElement: Bool {
    get { attributes.value.accessibility.value.isAccessibilityElement }
    _modify { yield &attributes.value.accessibility.value.isAccessibilityElement }
  }

  /// A short name of the view: "Play". `nil` by default.
  @inlinable public var accessibilityLabel: String? {
    get { attributes.value.accessibility.value.accessibilityLabel }
    _modify { yield &attributes.value.accessibility.value.accessibilityLabel }
  }

  /// A short description of the effect of using the view: "Plays the episode." `nil` by default.
  @inlinable public var accessibilityHint: String? {
    get { attributes.value.accessibility.value.accessibilityHint }
    _modify { yield &attributes.value.accessibility.value.accessibilityHint }
  }

  /// The current value of the view: "40 percent". `nil` by default.
  @inlinable public var accessibilityValue: String? {
    get { attributes.value.accessibility.value.accessibilityValue }
    _modify { yield &attributes.value.accessibility.value.accessibilityValue }
  }

  /// The traits of the view. None by default, except for buttons, labels and other kinds of views with a role.
  @inlinable public var accessibilityTraits: AccessibilityTraits {
    get { attributes.value.accessibility.value.accessibilityTraits }
    _modify { yield &attributes.value.accessibility.value.accessibilityTraits }
  }

  /// An identifier for tests, which assistive technology does not read. `nil` by default.
  @inlinable public var accessibilityIdentifier: String? {
    get { attributes.value.accessibility.value.accessibilityIdentifier }
    _modify { yield &attributes.value.accessibility.value.accessibilityIdentifier }
  }

  /// The language of the texts, such as `en-US`, or `nil` for the user's. `nil` by default.
  @inlinable public var accessibilityLanguage: String? {
    get { attributes.value.accessibility.value.accessibilityLanguage }
    _modify { yield &attributes.value.accessibility.value.accessibilityLanguage }
  }

  /// The names of the view for voice control. By default empty, for the label.
  ///
  /// Tests and the list of commands of a terminal find the view by them.
  @inlinable public var accessibilityUserInputLabels: [String] {
    get { attributes.value.accessibility.value.accessibilityUserInputLabels }
    _modify { yield &attributes.value.accessibility.value.accessibilityUserInputLabels }
  }

  /// Whether the colors are kept when others are inverted, as those of photos should be. `false` by default.
  ///
  /// In a page, browsers that invert colors leave the view as it is.
  @inlinable public var accessibilityIgnoresInvertColors: Bool {
    get { attributes.value.accessibility.value.accessibilityIgnoresInvertColors }
    _modify { yield &attributes.value.accessibility.value.accessibilityIgnoresInvertColors }
  }
}

extension PropertyNames where Root: Widget {
  /// Whether assistive technology can reach the view. `false` by default, `true` for text and controls.
  @inlinable public static var isAccessibilityElement: Property<Root, Bool> {
    Property { $1(&$0.isAccessibilityElement) }
  }

  /// The language of the texts, such as `en-US`, or `nil` for the user's. `nil` by default.
  @inlinable public static var accessibilityLanguage: Property<Root, String?> {
    Property { $1(&$0.accessibilityLanguage) }
  }

  /// The names of the view for voice control. By default empty, for the label.
  @inlinable public static var accessibilityUserInputLabels: Property<Root, [String]> {
    Property { $1(&$0.accessibilityUserInputLabels) }
  }

  /// Whether the colors are kept when others are inverted, as those of photos should be. `false` by default.
  @inlinable public static var accessibilityIgnoresInvertColors: Property<Root, Bool> {
    Property { $1(&$0.accessibilityIgnoresInvertColors) }
  }
}

/// The accessibility attributes of a view, including its text size limits and its states.
@usableFromInline internal struct AccessibilityAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(AccessibilityAttributes())

  @usableFromInline internal var isAccessibilityElement = false
  @usableFromInline internal var accessibilityLabel: String?
  @usableFromInline internal var accessibilityHint: String?
  @usableFromInline internal var accessibilityValue: String?
  @usableFromInline internal var accessibilityTraits = AccessibilityTraits()
  @usableFromInline internal var accessibilityHeadingLevel: Int?
  @usableFromInline internal var accessibilityIdentifier: String?
  @usableFromInline internal var accessibilityLanguage: String?
  @usableFromInline internal var accessibilityUserInputLabels = [String]()
  @usableFromInline internal var tree = AccessibilityTreeAttributes()
  @usableFromInline internal var accessibilityIgnoresInvertColors = false
  @usableFromInline internal var textSize = TextSizeAttributes()
  @usableFromInline internal var states: Set<WidgetState> = []
}

/// The place of a view in the tree of accessibility elements.
@usableFromInline internal struct AccessibilityTreeAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var accessibilityElementsHidden = false
  @usableFromInline internal var accessibilityViewIsModal = false
  @usableFromInline internal var shouldGroupAccessibilityChildren = false
  @usableFromInline internal var accessibilityNavigationStyle = AccessibilityNavigationStyle.automatic
  @usableFromInline internal var accessibilityContainerType = AccessibilityContainerType.none
}
