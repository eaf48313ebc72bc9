import Mod

// The initial attributes of kinds of views that differ from a plain view. All views of a kind share them.

extension ViewAttributes {
  internal static let label = View(
    .isUserInteractionEnabled(false), .isAccessibilityElement(true), .accessibilityTraits(.staticText)
  ).attributes
  internal static let spacer = View(.isUserInteractionEnabled(false)).attributes
  internal static let divider = View(.isUserInteractionEnabled(false), .backgroundColor(.separator)).attributes
  internal static let imageView = View(.isUserInteractionEnabled(false), .accessibilityTraits(.image)).attributes
  internal static let control = View(.isAccessibilityElement(true)).attributes
  internal static let button = View(.isAccessibilityElement(true), .accessibilityTraits(.button)).attributes
  internal static let adjustable = View(.isAccessibilityElement(true), .accessibilityTraits(.adjustable)).attributes
  internal static let scrollView = View(.clipsToBounds(true)).attributes
  internal static let textView = View(.clipsToBounds(true), .isAccessibilityElement(true)).attributes
}
