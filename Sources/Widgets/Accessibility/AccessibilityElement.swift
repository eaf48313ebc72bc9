/// An element that users see or hear: a widget, a bar item or an item of a navigation bar.
///
/// The properties are computed from the element without its children. A widget of your own inherits them, and overrides
/// those that differ:
///
/// ```swift
/// extension Gauge {
///   var accessibilityRole: AccessibilityRole? { .progressIndicator }
/// }
/// ```
public protocol AccessibilityElement: Sendable {
  /// The role of the element, or `nil` if it has none, such as a plain view.
  var accessibilityRole: AccessibilityRole? { get }

  /// The name of the element: its accessibility label, or else its visible text. `nil` if there is none.
  var accessibilityName: String? { get }

  /// The visible text of the element, or `nil` if there is none. For a text field, this is the typed text.
  var shownText: String? { get }

  /// The text that shows while the field is empty, or `nil` if there is none.
  var shownPlaceholder: String? { get }

  /// A Boolean value that indicates whether users can neither see nor hear the element and its children.
  var isImperceptible: Bool { get }
}

extension AccessibilityElement {
  /// `nil`, because only text fields have a placeholder.
  public var shownPlaceholder: String? { nil }
}

extension AccessibilityElement where Self: Accessible {
  /// The role that the accessibility traits imply.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role }

  /// The accessibility label, or else the visible text.
  public var accessibilityName: String? { accessibilityLabel ?? shownText }
}

extension Widget {
  /// `nil`, because a plain view has no text of its own.
  public var shownText: String? { nil }

  /// A Boolean value that indicates whether the widget is hidden, transparent or excluded from accessibility.
  public var isImperceptible: Bool {
    !isVisible || accessibilityElementsHidden || !isAccessibilityElement && Self().isAccessibilityElement
  }
}
