// Other types of controls, with the arguments that are given to them. The compiler names what
// serves instead. If another module has a type of the name, the compiler takes that one: these are not available.
import Mod

@available(
  *, unavailable,
  message: "a choice is a 'SegmentedControl([\"Day\", \"Week\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
)
public struct Picker: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, selection: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(selection: Any, @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ title: String, _ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }) {}
  public init(_ values: [String], _ mods: Mod<View>...) {}
  public init(_ title: String, selection: Any, options: Any) {}
}

@available(
  *, unavailable,
  message: "a menu is an 'AlertController' with the style '.actionSheet', which a button presents"
)
public struct Menu: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, @WidgetBuilder content: () -> Children = { [] }) {}
}

@available(*, unavailable, message: "write 'TextField(\"Password\", .isSecureTextEntry(true), .text <--> $password)'")
public struct SecureField: WidgetConvertible {
  public var widgets: Children { [] }
  public init(_ title: String, text: Any, _ mods: Mod<TextField>...) {}
  public init(_ title: String, _ mods: Mod<TextField>...) {}
  public init(_ mods: Mod<TextField>...) {}
}

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
