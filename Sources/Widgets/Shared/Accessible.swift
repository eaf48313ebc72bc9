import Mod

/// What speaks to those who do not see it: every widget and every bar item.
///
/// A name that several kinds of models share is declared once, for a protocol that all of them conform to: between
/// names of protocols that do not know each other, the compiler would try all combinations in a long expression.
public protocol Accessible: Perceivable {
  /// A short name that assistive technology reads.
  var accessibilityLabel: String? { get set }

  /// What using it leads to.
  var accessibilityHint: String? { get set }

  /// Its present value in words.
  var accessibilityValue: String? { get set }

  /// How it behaves.
  var accessibilityTraits: AccessibilityTraits { get set }

  /// A name for tests to find it by, which nobody hears.
  var accessibilityIdentifier: String? { get set }
}

extension PropertyNames where Root: Accessible {
  /// Names ``Accessible/accessibilityLabel``.
  @inlinable public static var accessibilityLabel: Property<Root, String?> { Property { $1(&$0.accessibilityLabel) } }
  /// Names ``Accessible/accessibilityHint``.
  @inlinable public static var accessibilityHint: Property<Root, String?> { Property { $1(&$0.accessibilityHint) } }
  /// Names ``Accessible/accessibilityValue``.
  @inlinable public static var accessibilityValue: Property<Root, String?> { Property { $1(&$0.accessibilityValue) } }
  /// Names ``Accessible/accessibilityTraits``.
  @inlinable public static var accessibilityTraits: Property<Root, AccessibilityTraits> {
    Property { $1(&$0.accessibilityTraits) }
  }
  /// Names ``Accessible/accessibilityIdentifier``.
  @inlinable public static var accessibilityIdentifier: Property<Root, String?> {
    Property { $1(&$0.accessibilityIdentifier) }
  }
}
