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
  /// The titles of the segments, separated by commas, or `nil` if there are none.
  public var shownText: String? { segments.compactMap(\.title).joined(separator: ", ").nonEmpty }
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

extension TextDisplaying {
  /// The text.
  public var shownText: String? { text }
}

extension TextField {
  /// The role `.textField`.
  public var accessibilityRole: AccessibilityRole? { .textField }
  /// The accessibility label, or else the placeholder.
  public var accessibilityName: String? { accessibilityLabel ?? placeholder }
  /// The placeholder.
  public var shownPlaceholder: String? { placeholder }
}

extension TextView {
  /// The role `.textField`, or `.staticText` if the text cannot be edited.
  public var accessibilityRole: AccessibilityRole? { isEditable ? .textField : .staticText }
  /// The accessibility label, or else the text if it cannot be edited.
  public var accessibilityName: String? { accessibilityLabel ?? (isEditable ? nil : text) }
}

extension SearchBar {
  /// The role `.searchField`.
  public var accessibilityRole: AccessibilityRole? { .searchField }
  /// The accessibility label, or else that of the text field, or the placeholder, or "Search", as the magnifying glass
  /// says to those who see it.
  public var accessibilityName: String? { accessibilityLabel ?? searchTextField.accessibilityName ?? "Search" }
  /// The typed text.
  public var shownText: String? { text }
  /// The placeholder.
  public var shownPlaceholder: String? { placeholder }
}

extension TableViewCell {
  /// The role that the accessibility traits imply, or else `.cell`.
  public var accessibilityRole: AccessibilityRole? { accessibilityTraits.role ?? .cell }

  /// The text, and the detail text after a comma if the style has one.
  public var shownText: String? {
    let texts = [text, style == .default ? nil : detailText].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension NavigationBar {
  /// The role `.navigationBar`.
  public var accessibilityRole: AccessibilityRole? { .navigationBar }
}

extension Toolbar {
  /// The role `.toolbar`.
  public var accessibilityRole: AccessibilityRole? { .toolbar }
}

extension TabBar {
  /// The role `.tabBar`.
  public var accessibilityRole: AccessibilityRole? { .tabBar }
}

extension BarButtonItem {
  /// The role `.button`, or `nil` for a space or a custom view.
  public var accessibilityRole: AccessibilityRole? {
    customView != nil || systemItem == .flexibleSpace || systemItem == .fixedSpace ? nil : .button
  }
  /// The title, or the name of the system item.
  public var shownText: String? { accessibilityRole == nil ? nil : systemItem?.name ?? title }
  /// A Boolean value that indicates whether the item is hidden.
  public var isImperceptible: Bool { isHidden }
}

extension TabBarItem {
  /// The role `.tab`.
  public var accessibilityRole: AccessibilityRole? { .tab }
  /// The title, or that of the system item.
  public var shownText: String? { systemItem?.name ?? title }
  /// `false`, because a tab is visible whenever its bar is.
  public var isImperceptible: Bool { false }
}

extension NavigationItem: AccessibilityElement {
  /// The role `.heading`, if there is a title.
  public var accessibilityRole: AccessibilityRole? { shownText == nil ? nil : .heading }
  /// The title.
  public var accessibilityName: String? { shownText }
  /// The title, unless a custom view replaces it.
  public var shownText: String? { titleView == nil ? title : nil }
  /// `false`, because the bar decides which item is visible.
  public var isImperceptible: Bool { false }
}
