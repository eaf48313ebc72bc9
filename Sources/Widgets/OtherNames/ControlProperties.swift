// Other names of the properties of controls. The compiler reports what to use instead. Properties are found before '(',
// '--', '<--' and '<-->'.
import Foundation
import Mod

extension PropertyNames where Root: Widget {
  @available(*, unavailable, message: "write '.isHidden <-- !isOpen', or '.isHidden(true)'")
  public static var isVisible: Property<Root, Bool> { preconditionFailure() }

  @available(*, unavailable, message: "write '.isHidden <-- !isOpen', or '.isHidden(true)'")
  public static var visible: Property<Root, Bool> { preconditionFailure() }
}

extension Property where Root: Widget, Value == Bool {
  @available(*, unavailable, renamed: "isHidden")
  public static var hidden: Property { preconditionFailure() }

  @available(*, unavailable, message: "write '.isEnabled <-- !isBusy'")
  public static var disabled: Property { preconditionFailure() }
}

extension PropertyNames where Root: Control {
  @available(*, unavailable, message: "write '.isEnabled(false)', or '.isEnabled <-- !isBusy'")
  public static var isDisabled: Property<Root, Bool> { preconditionFailure() }

  @available(*, unavailable, renamed: "isEnabled")
  public static var enabled: Property<Root, Bool> { preconditionFailure() }
}

extension PropertyNames where Root: TextInput {
  @available(*, unavailable, renamed: "isSecureTextEntry")
  public static var isSecure: Property<Root, Bool> { preconditionFailure() }

  @available(*, unavailable, renamed: "keyboardType")
  public static var keyboard: Property<Root, KeyboardType> { preconditionFailure() }

  @available(*, unavailable, renamed: "autocapitalizationType")
  public static var autocapitalization: Property<Root, AutocapitalizationType> { preconditionFailure() }

  @available(*, unavailable, message: "write '.autocorrectionType(.no)'")
  public static var disableAutocorrection: Property<Root, Bool> { preconditionFailure() }

  @available(*, unavailable, renamed: "returnKeyType")
  public static var submitLabel: Property<Root, ReturnKeyType> { preconditionFailure() }
}

extension PropertyNames where Root: Widget {
  @available(*, unavailable, message: "a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'")
  public static var isFocused: Property<Root, Bool> { preconditionFailure() }

  @available(*, unavailable, message: "a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'")
  public static var isFirstResponder: Property<Root, Bool> { preconditionFailure() }
}

extension Mod where Root == Button {
  @available(*, unavailable, message: "write '.title(for: .selected)(\"Following\")'")
  @_disfavoredOverload public static func title(_ title: String, for state: ControlState) -> Mod { .identity }

  @available(*, unavailable, message: "write '.titleLabel.font(…)'")
  public static func titleFont(_ font: Font) -> Mod { .identity }

  @available(*, unavailable, renamed: "contentEdgeInsets(_:)")
  public static func contentInsets(_ insets: EdgeInsets) -> Mod { .identity }

  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func icon(_ name: String) -> Mod { .identity }

  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func systemImage(_ name: String) -> Mod { .identity }

  @available(*, unavailable, message: "write '.tapped --> { … }'")
  @_disfavoredOverload public static func action(_ action: @escaping () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "a state has a style: '.while(.highlighted, .alpha(0.6))'")
  public static func highlighted(_ mods: Mod...) -> Mod { .identity }
}

extension Mod where Root == SegmentedControl {
  @available(*, unavailable, message: "write 'SegmentedControl([\"Day\", \"Week\"])'")
  public static func items(_ titles: [String]) -> Mod { .identity }
}

extension Mod where Root == ImageView {
  @available(*, unavailable, message: "write '.contentMode(.scaleAspectFit)'")
  public static func scaledToFit() -> Mod { .identity }

  @available(*, unavailable, message: "write '.contentMode(.scaleAspectFill)'")
  public static func scaledToFill() -> Mod { .identity }

  @available(*, unavailable, message: "write '.contentMode(.scaleAspectFit)'; a view takes the size that it is given")
  public static func resizable() -> Mod { .identity }

  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func systemImage(_ name: String) -> Mod { .identity }

  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func systemName(_ name: String) -> Mod { .identity }
}

extension PropertyNames where Root == DatePicker {
  @available(*, unavailable, renamed: "datePickerMode")
  public static var mode: Property<Root, DatePicker.Mode> { preconditionFailure() }
}

extension Mod where Root == Stepper {
  @available(*, unavailable, message: "the limits are 'minimumValue' and 'maximumValue'")
  public static func range(_ limits: ClosedRange<Double>) -> Mod { .identity }
}

extension Mod where Root == ScrollView {
  @available(
    *, unavailable, message: "a scroll view scrolls where its content is larger: 'ScrollView { VStack { … } }'"
  )
  public static var vertical: Mod { .identity }

  @available(
    *, unavailable, message: "a scroll view scrolls where its content is larger: 'ScrollView { HStack { … } }'"
  )
  public static var horizontal: Mod { .identity }
}

extension Mod where Root == Button {
  @available(*, unavailable, message: "a button is configured by its Mods; the kit has '.buttonStyle(.filled)'")
  public static func configuration(_ configuration: ButtonConfiguration) -> Mod { .identity }
}

@available(*, unavailable, message: "a button is configured by its Mods; the kit has '.buttonStyle(.filled)'")
public struct ButtonConfiguration {
  public static func filled() -> Self { Self() }
  public static func tinted() -> Self { Self() }
  public static func gray() -> Self { Self() }
  public static func plain() -> Self { Self() }
  public static func bordered() -> Self { Self() }
  public static func borderedProminent() -> Self { Self() }
}

extension PropertyNames where Root: ListView {
  @available(*, unavailable, message: "write '.tableData <-- users.tableData { user in … }', or a block of rows")
  public static var rows: Property<Root, [String]> { preconditionFailure() }

  @available(*, unavailable, message: "write '.tableData <-- users.tableData { user in … }', or a block of rows")
  public static var items: Property<Root, [String]> { preconditionFailure() }
}

extension Mod where Root == ImageView {
  @available(*, unavailable, message: "write '.preferredSymbolConfiguration(SymbolConfiguration(pointSize: 20))'")
  public static func symbolConfiguration(_ configuration: SymbolConfiguration) -> Mod { .identity }

  @available(*, unavailable, message: "write '.preferredSymbolConfiguration(SymbolConfiguration(scale: .large))'")
  public static func symbolScale(_ scale: SymbolConfiguration.Scale) -> Mod { .identity }

  @available(*, unavailable, message: "write '.preferredSymbolConfiguration(SymbolConfiguration(pointSize: 20))'")
  public static func symbolSize(_ size: Double) -> Mod { .identity }
}

extension PropertyNames where Root == View {
  @available(*, unavailable, message: "the choice of a control is its property: '.selectedSegmentIndex <--> $index'")
  public static var selection: Property<Root, Never> { preconditionFailure() }
}

extension String? {
  @available(
    *, unavailable,
    message: "a title has no state: '.title -- \"Clear\"'; of a state, '.title(for: .selected)(\"Done\")'"
  )
  public static func normal(_ title: String) -> String? { title }
}
