extension Button {
  /// What the accessibility traits tell, and otherwise `.button`.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role ?? .button }
  /// The title in the present state.
  public var shownText: String? { currentAttributedTitle.map { String($0.characters) } ?? currentTitle }
  /// The accessibility label, or else the title, or what a button with a picture of its own stands for: `Close`.
  public var accessibilityName: String? { accessibilityLabel ?? shownText ?? buttonType.accessibilityName }
}

extension Button.ButtonType {
  /// What a button of the type is called, if it has a picture of its own.
  fileprivate var accessibilityName: String? {
    switch self {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    }
  }
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
