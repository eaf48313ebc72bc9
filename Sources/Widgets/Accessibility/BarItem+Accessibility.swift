import Mod

/// The accessibility properties of a bar item.
extension BarItem {
  /// A short name of the item: "Play". `nil` by default, for the title.
  @inlinable public var accessibilityLabel: String? {
    get { attributes.value.accessibilityLabel }
    _modify { yield &attributes.value.accessibilityLabel }
  }

  /// A short description of the effect of using the item: "Plays the episode." `nil` by default.
  @inlinable public var accessibilityHint: String? {
    get { attributes.value.accessibilityHint }
    _modify { yield &attributes.value.accessibilityHint }
  }

  /// The current value of the item: "3 unread". `nil` by default.
  @inlinable public var accessibilityValue: String? {
    get { attributes.value.accessibilityValue }
    _modify { yield &attributes.value.accessibilityValue }
  }

  /// The traits of the item, in addition to being a button. None by default.
  @inlinable public var accessibilityTraits: AccessibilityTraits {
    get { attributes.value.accessibilityTraits }
    _modify { yield &attributes.value.accessibilityTraits }
  }

  /// An identifier for tests, which assistive technology does not read. `nil` by default.
  @inlinable public var accessibilityIdentifier: String? {
    get { attributes.value.accessibilityIdentifier }
    _modify { yield &attributes.value.accessibilityIdentifier }
  }
}
