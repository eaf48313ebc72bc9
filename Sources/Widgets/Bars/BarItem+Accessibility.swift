import Mod

/// What an item says to those who do not see it.
extension BarItem {
  /// What the item is, in a word: "Play". `nil` by default, for the title.
  @inlinable
  public var accessibilityLabel: String? {
    get { attributes.value.accessibilityLabel }
    _modify { yield &attributes.value.accessibilityLabel }
  }

  /// What happens when one uses it: "Plays the episode." `nil` by default.
  @inlinable
  public var accessibilityHint: String? {
    get { attributes.value.accessibilityHint }
    _modify { yield &attributes.value.accessibilityHint }
  }

  /// What it is set to: "3 unread". `nil` by default.
  @inlinable
  public var accessibilityValue: String? {
    get { attributes.value.accessibilityValue }
    _modify { yield &attributes.value.accessibilityValue }
  }

  /// How the item behaves, beside being a button. None by default.
  @inlinable
  public var accessibilityTraits: AccessibilityTraits {
    get { attributes.value.accessibilityTraits }
    _modify { yield &attributes.value.accessibilityTraits }
  }

  /// A name that tests find the item by; nobody hears it. `nil` by default.
  @inlinable
  public var accessibilityIdentifier: String? {
    get { attributes.value.accessibilityIdentifier }
    _modify { yield &attributes.value.accessibilityIdentifier }
  }
}
