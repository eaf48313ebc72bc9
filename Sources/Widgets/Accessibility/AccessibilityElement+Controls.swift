import Foundation

extension Button {
  /// The role that the accessibility traits imply, or else `.button`.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role ?? .button }
  /// The title in the current state.
  public var shownText: String? { currentAttributedTitle.map { String($0.characters) } ?? currentTitle }
  /// The accessibility label, or else the title, or the meaning of the button type's image, such as `Close`.
  public var accessibilityName: String? { accessibilityLabel ?? shownText ?? buttonType.accessibilityName }
}

extension Button.ButtonType {
  /// The name of a button type that has its own image.
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
  /// The role `.switch`.
  public var accessibilityRole: AccessibilityRole? { .switch }
  /// The title, which is visible if the switch is a checkbox.
  public var shownText: String? { title }
}

extension Slider {
  /// The role `.slider`.
  public var accessibilityRole: AccessibilityRole? { .slider }
}

extension Stepper {
  /// The role `.stepper`.
  public var accessibilityRole: AccessibilityRole? { .stepper }
}

extension SegmentedControl {
  /// The role `.segmentedControl`.
  public var accessibilityRole: AccessibilityRole? { .segmentedControl }
  /// The accessibility label.
  public var accessibilityName: String? { accessibilityLabel }
  /// The titles of the segments, separated by commas.
  public var shownText: String? { segments.compactMap(\.title).joined(separator: ", ") }
}

extension PageControl {
  /// The role `.pageControl`.
  public var accessibilityRole: AccessibilityRole? { .pageControl }
}

extension DatePicker {
  /// The role `.datePicker`.
  public var accessibilityRole: AccessibilityRole? { .datePicker }
}

extension PickerView {
  /// The role `.picker`.
  public var accessibilityRole: AccessibilityRole? { .picker }
}

extension ProgressView {
  /// The role `.progressIndicator`.
  public var accessibilityRole: AccessibilityRole? { .progressIndicator }
}

extension ActivityIndicatorView {
  /// The role `.activityIndicator`.
  public var accessibilityRole: AccessibilityRole? { .activityIndicator }
}
