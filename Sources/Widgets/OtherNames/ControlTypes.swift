// Other types of controls, with their usual arguments. The compiler reports what to use instead. A type of the same
// name in another module takes precedence.
import Mod

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\", \"Week\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public typealias Picker = OtherWidget

@available(
  *, unavailable,
  message: "a menu is an 'AlertController' with the style '.actionSheet', which a button presents"
)
public typealias Menu = OtherWidget

@available(*, unavailable, message: "write 'TextField(\"Password\", .isSecureTextEntry(true), .text <--> $password)'")
public typealias SecureField = OtherWidget

@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias ActivityIndicator = ActivityIndicatorView

@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias Spinner = ActivityIndicatorView

@available(*, unavailable, renamed: "ProgressView")
public typealias ProgressBar = ProgressView

@available(*, unavailable, renamed: "Switch")
public typealias Checkbox = Switch

@available(*, unavailable, renamed: "PickerView")
public typealias Dropdown = PickerView

@available(*, unavailable, renamed: "DatePicker")
public typealias DateField = DatePicker

@available(*, unavailable, renamed: "TableViewCell")
public typealias Cell = TableViewCell

@available(*, unavailable, renamed: "BarButtonItem")
public typealias BarButton = BarButtonItem

@available(
  *, unavailable,
  message: "a menu is an 'AlertController(\"More\", .preferredStyle(.actionSheet))' of 'AlertAction's"
)
public typealias MenuItem = OtherWidget
