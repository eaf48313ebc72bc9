import Mod

/// A model with accessibility properties: every widget and every bar item.
///
/// A name that several kinds of models share is declared once, for a protocol that all of them conform to. With names
/// of unrelated protocols, the compiler would try all combinations in a long expression.
public protocol Accessible: AccessibilityElement {
  /// A short name that assistive technology reads.
  var accessibilityLabel: String? { get set }

  /// A short description of the effect of using the element.
  var accessibilityHint: String? { get set }

  /// The current value of the element in words.
  var accessibilityValue: String? { get set }

  /// The accessibility traits of the element.
  var accessibilityTraits: AccessibilityTraits { get set }

  /// An identifier for tests, which assistive technology does not read.
  var accessibilityIdentifier: String? { get set }
}

extension PropertyNames where Root: Accessible {
  /// A short name that assistive technology reads.
  @inlinable public static var accessibilityLabel: Property<Root, String?> { Property { $1(&$0.accessibilityLabel) } }

  /// A short description of the effect of using the element.
  @inlinable public static var accessibilityHint: Property<Root, String?> { Property { $1(&$0.accessibilityHint) } }

  /// The current value of the element in words.
  @inlinable public static var accessibilityValue: Property<Root, String?> { Property { $1(&$0.accessibilityValue) } }

  /// The accessibility traits of the element.
  @inlinable public static var accessibilityTraits: Property<Root, AccessibilityTraits> {
    Property { $1(&$0.accessibilityTraits) }
  }

  /// An identifier for tests, which assistive technology does not read.
  @inlinable public static var accessibilityIdentifier: Property<Root, String?> {
    Property { $1(&$0.accessibilityIdentifier) }
  }
}
