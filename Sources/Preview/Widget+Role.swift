import Widgets

extension Widget {
  /// What the widget is to assistive technology, by the words of WAI-ARIA; `nil` for a plain box.
  internal var ariaRole: String? {
    switch accessibilityRole {
    case .button: "button"
    case .link: "link"
    case .heading: "heading"
    case .image: "img"
    case .textField: "textbox"
    case .searchField: "searchbox"
    case .switch: "switch"
    case .slider, .pageControl: "slider"
    case .stepper: "spinbutton"
    case .segmentedControl: "radiogroup"
    case .progressIndicator, .activityIndicator: "progressbar"
    case .picker: "listbox"
    case .datePicker: "group"
    case .navigationBar: "navigation"
    case .toolbar: "toolbar"
    case .tabBar: "tablist"
    case .tab: "tab"
    case .staticText, nil: nil
    }
  }
}
