extension Button {
  /// What the accessibility traits tell, and otherwise `.button`.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role ?? .button }
  /// The title in the present state.
  public var shownText: String? { currentAttributedTitle.map { String($0.characters) } ?? currentTitle }
}

extension Switch {
  /// `.switch`.
  public var accessibilityRole: AccessibilityRole? { .switch }
  /// The title, which shows where the switch is a checkbox.
  public var shownText: String? { title }
}

extension Slider {
  /// `.slider`.
  public var accessibilityRole: AccessibilityRole? { .slider }
}

extension Stepper {
  /// `.stepper`.
  public var accessibilityRole: AccessibilityRole? { .stepper }
}

extension SegmentedControl {
  /// `.segmentedControl`.
  public var accessibilityRole: AccessibilityRole? { .segmentedControl }
  /// The accessibility label alone.
  public var accessibilityName: String? { accessibilityLabel }
  /// The titles of the segments, with commas between.
  public var shownText: String? { segments.compactMap(\.title).joined(separator: ", ") }
}

extension PageControl {
  /// `.pageControl`.
  public var accessibilityRole: AccessibilityRole? { .pageControl }
}

extension DatePicker {
  /// `.datePicker`.
  public var accessibilityRole: AccessibilityRole? { .datePicker }
}

extension PickerView {
  /// `.picker`.
  public var accessibilityRole: AccessibilityRole? { .picker }
}

extension ProgressView {
  /// `.progressIndicator`.
  public var accessibilityRole: AccessibilityRole? { .progressIndicator }
}

extension ActivityIndicatorView {
  /// `.activityIndicator`.
  public var accessibilityRole: AccessibilityRole? { .activityIndicator }
}
