/// What reaches a user, by eye or by ear: every widget, every bar item, and the items of a navigation bar.
///
/// It is computed from the properties of the model, without what is inside. A widget of your own inherits it, and says
/// what differs:
///
/// ```swift
/// extension Gauge {
///   var accessibilityRole: AccessibilityRole? { .progressIndicator }
/// }
/// ```
public protocol Perceivable: Sendable {
  /// What it is, or `nil` for nothing in particular, as a plain view.
  var accessibilityRole: AccessibilityRole? { get }

  /// What it is called, or `nil` if it says nothing: a label for assistive technology, or else what one reads on it.
  var accessibilityName: String? { get }

  /// The text that shows in it, or `nil` for none. Where one types, it is what has been typed.
  var shownText: String? { get }

  /// What shows while there is no text, or `nil`.
  var shownPlaceholder: String? { get }

  /// Whether it reaches nobody, nor does what is inside.
  var isImperceptible: Bool { get }
}

extension Perceivable {
  /// `nil`: only where one types there is a placeholder.
  public var shownPlaceholder: String? { nil }
}

extension Perceivable where Self: Accessible {
  /// What the accessibility traits tell.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role }

  /// The accessibility label, or else the text.
  public var accessibilityName: String? { accessibilityLabel ?? shownText }
}

extension Widget {
  /// `nil`: a plain view has no text of its own.
  public var shownText: String? { nil }

  /// Whether the widget is hidden or transparent, or kept from assistive technology.
  public var isImperceptible: Bool {
    isHidden || alpha < 0.01 || accessibilityElementsHidden || !isAccessibilityElement && Self().isAccessibilityElement
  }
}
