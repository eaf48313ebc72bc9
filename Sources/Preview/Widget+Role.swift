import Widgets

extension Widget {
  /// What the widget is to assistive technology, by the words of WAI-ARIA; `nil` for a plain box.
  internal var ariaRole: String? {
    let traits = accessibilityTraits
    if traits.contains(.header) { return "heading" }
    if traits.contains(.link) { return "link" }
    switch self {
    case is Switch: return "switch"
    case is Slider: return "slider"
    case is Stepper: return "spinbutton"
    case is SegmentedControl: return "radiogroup"
    case is ProgressView, is ActivityIndicatorView: return "progressbar"
    case is PickerView: return "listbox"
    case is DatePicker: return "group"
    case is SearchBar: return "searchbox"
    case is TextField, is TextView: return "textbox"
    case is TabBar: return "tablist"
    case is Toolbar: return "toolbar"
    case is NavigationBar: return "navigation"
    case is ImageView: return "img"
    case is PageControl: return "slider"
    default: break
    }
    return traits.contains(.button) ? "button" : traits.contains(.image) ? "img" : nil
  }
}
