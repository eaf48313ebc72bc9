// More names that users of SwiftUI and UIKit try first, by families. The compiler names what serves instead, and
// completion offers only that.
import Foundation
import Mod

// Texts.
extension Mod where Root: TextDisplaying {
  /// Names the property that sets the font.
  @available(*, unavailable, message: "write '.font(.boldSystemFont(ofSize: 17))'")
  public static var bold: Mod { .identity }

  /// Names the property that sets the font.
  @available(*, unavailable, message: "write '.font(.italicSystemFont(ofSize: 17))'")
  public static func italic(_ isActive: Bool = true) -> Mod { .identity }

  /// Names the property that sets the font.
  @available(*, unavailable, message: "write '.font(.italicSystemFont(ofSize: 17))'")
  public static var italic: Mod { .identity }

  /// Names the property that sets the font.
  @available(*, unavailable, message: "write '.font(.systemFont(ofSize: 17, weight: .bold))'")
  public static func fontWeight(_ weight: Font.Weight) -> Mod { .identity }

  /// Names the property that sets the font.
  @available(*, unavailable, message: "write '.font(.systemFont(ofSize: 17))'")
  public static func fontSize(_ size: Double) -> Mod { .identity }

  /// Names the property that sets an attributed text.
  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func underline(_ isActive: Bool = true) -> Mod { .identity }

  /// Names the property that sets an attributed text.
  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func strikethrough(_ isActive: Bool = true) -> Mod { .identity }

  /// Names the property that sets an attributed text.
  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func kerning(_ distance: Double) -> Mod { .identity }

  /// Names the property that sets an attributed text.
  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func tracking(_ distance: Double) -> Mod { .identity }

  /// Names the property that sets an attributed text.
  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func letterSpacing(_ distance: Double) -> Mod { .identity }

  /// Names the property that sets an attributed text.
  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func lineSpacing(_ distance: Double) -> Mod { .identity }

  /// Names the property that sets an attributed text.
  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func lineHeight(_ distance: Double) -> Mod { .identity }

  /// Names the property that limits the lines.
  @available(*, unavailable, renamed: "numberOfLines")
  public static func lines(_ number: Int) -> Mod { .identity }

  /// Names the property that limits the lines.
  @available(*, unavailable, renamed: "numberOfLines")
  public static func maxLines(_ number: Int) -> Mod { .identity }

  /// Names the property that aligns the text.
  @available(*, unavailable, renamed: "textAlignment")
  public static func textAlign(_ alignment: TextAlignment) -> Mod { .identity }

  /// Names the property that aligns the text.
  @available(*, unavailable, renamed: "textAlignment")
  public static func align(_ alignment: TextAlignment) -> Mod { .identity }

  /// Names the change of the text itself.
  @available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
  public static func uppercased(_ isActive: Bool = true) -> Mod { .identity }

  /// Names the change of the text itself.
  @available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
  public static var uppercase: Mod { .identity }
}

// Sizes, positions and distances.
extension Mod where Root: Widget {
  /// Names the limits of a size.
  @available(*, unavailable, message: "write '.width(min: 44)'")
  public static func minWidth(_ points: Double) -> Mod { .identity }

  /// Names the limits of a size.
  @available(*, unavailable, message: "write '.width(max: 300)'")
  public static func maxWidth(_ points: Double) -> Mod { .identity }

  /// Names the limits of a size.
  @available(*, unavailable, message: "write '.height(min: 44)'")
  public static func minHeight(_ points: Double) -> Mod { .identity }

  /// Names the limits of a size.
  @available(*, unavailable, message: "write '.height(max: 300)'")
  public static func maxHeight(_ points: Double) -> Mod { .identity }

  /// Names the limits of a size.
  @available(
    *, unavailable, message: "a stack with the alignment '.fill' gives its widgets its width; else '.width(min: 44)'"
  )
  public static func frame(
    minWidth: Double = 0, maxWidth: Double = 0, minHeight: Double = 0, maxHeight: Double = 0
  ) -> Mod { .identity }

  /// Names the Mod that sets the size.
  @available(*, unavailable, message: "write '.size(width: 80, height: 20)', and '.position(…)' in a 'ZStack'")
  public static func frame<Alignment>(
    width: Double = 0, height: Double = 0, alignment: Alignment
  ) -> Mod { .identity }

  /// Names the Mod that sets the frame.
  @available(*, unavailable, message: "write '.frame(CGRect(x: 0, y: 0, width: 80, height: 20))'")
  public static func frame(x: Double, y: Double, width: Double, height: Double) -> Mod { .identity }

  /// Names the Mod that sets one side.
  @available(*, unavailable, message: "write '.width(80)'")
  public static func size(width: Double) -> Mod { .identity }

  /// Names the Mod that sets one side.
  @available(*, unavailable, message: "write '.height(20)'")
  public static func size(height: Double) -> Mod { .identity }

  /// Names the Mod of the distance from the edges to the content.
  @available(*, unavailable, renamed: "margins")
  public static func margin(_ distance: Double) -> Mod { .identity }

  /// Names the Mods of the distance from the edges to the content.
  @available(*, unavailable, renamed: "padding")
  public static func insets(_ distance: Double) -> Mod { .identity }

  /// Names the Mods of the distance from the edges to the content.
  @available(*, unavailable, renamed: "padding(h:v:)")
  public static func padding(_ horizontal: Double, _ vertical: Double) -> Mod { .identity }

  /// Names the property that moves, turns and scales.
  @available(*, unavailable, message: "write '.transform(Transform(translationX: 8, y: 8))'")
  public static func offset(x: Double = 0, y: Double = 0) -> Mod { .identity }

  /// Names the property that moves, turns and scales.
  @available(*, unavailable, message: "write '.transform(Transform(scaleX: 2, y: 2))'")
  public static func scaleEffect(_ factor: Double) -> Mod { .identity }

  /// Names the property that moves, turns and scales.
  @available(*, unavailable, message: "write '.transform(Transform(rotationAngle: .pi / 4))'")
  public static func rotationEffect<Angle>(_ angle: Angle) -> Mod { .identity }

  /// Names the property that puts a layer before others.
  @available(*, unavailable, message: "write '.layer.zPosition(1)'")
  public static func zIndex(_ index: Double) -> Mod { .identity }

  /// Names the property that keeps a size.
  @available(*, unavailable, message: "write '.width(80, priority: .defaultHigh)'")
  public static func layoutPriority(_ priority: Double) -> Mod { .identity }
}

// Colors, borders and shapes.
extension Mod where Root: Widget {
  /// Names the property that sets the color of controls.
  @available(*, unavailable, renamed: "tintColor")
  public static func accentColor(_ color: Color) -> Mod { .identity }

  /// Names the property that sets the color behind the content.
  @available(*, unavailable, renamed: "backgroundColor")
  public static func bg(_ color: Color) -> Mod { .identity }

  /// Names the container that lays a widget behind others.
  @available(
    *, unavailable, message: "a 'ZStack { … }' lays widgets over each other; a color is '.backgroundColor(.red)'"
  )
  @_disfavoredOverload public static func background<Content>(_ content: Content) -> Mod { .identity }

  /// Names the container that lays widgets over each other.
  @available(*, unavailable, message: "a 'ZStack { … }' lays widgets over each other")
  public static func overlay(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  /// Names the container that lays widgets over each other.
  @available(*, unavailable, message: "a 'ZStack { … }' lays widgets over each other")
  public static func overlay(_ content: Any) -> Mod { .identity }

  /// Names the argument labels of the border.
  @available(*, unavailable, renamed: "border(_:width:)")
  public static func border(width: Double, color: Color) -> Mod { .identity }

  /// Names the argument labels of the border.
  @available(*, unavailable, renamed: "border(_:width:)")
  public static func border(_ width: Double, _ color: Color) -> Mod { .identity }

  /// Names the argument label of the offset of a shadow.
  @available(*, unavailable, renamed: "shadow(color:radius:opacity:offset:)")
  public static func shadow(color: Color = .black, radius: Double = 3, x: Double, y: Double) -> Mod { .identity }

  /// Names the order of the arguments of a shadow.
  @available(*, unavailable, renamed: "shadow(color:radius:opacity:offset:)")
  public static func shadow(
    color: Color = .black, opacity: Double, radius: Double, offset: CGSize = .zero
  ) -> Mod { .identity }

  /// Names the property that rounds corners.
  @available(*, unavailable, message: "write '.cornerRadius(20), .clipsToBounds(true)'")
  public static func clipShape(_ shape: ClipShape) -> Mod { .identity }

  /// Names the property that clips the content.
  @available(*, unavailable, message: "write '.clipsToBounds(true)'")
  public static func clipped() -> Mod { .identity }

  /// Names the property that rounds corners.
  @available(*, unavailable, renamed: "cornerRadius")
  public static func borderRadius(_ radius: Double) -> Mod { .identity }

  /// Names the property that rounds corners.
  @available(*, unavailable, renamed: "cornerRadius")
  public static func corners(_ radius: Double) -> Mod { .identity }

  /// Names the property that chooses between light and dark.
  @available(*, unavailable, renamed: "overrideUserInterfaceStyle")
  public static func preferredColorScheme(_ style: UserInterfaceStyle) -> Mod { .identity }

  /// Names the property that chooses between light and dark.
  @available(*, unavailable, renamed: "overrideUserInterfaceStyle")
  public static func colorScheme(_ style: UserInterfaceStyle) -> Mod { .identity }
}

/// The shapes that SwiftUI clips by.
@available(*, unavailable, message: "write '.cornerRadius(20), .clipsToBounds(true)'")
public struct ClipShape {
  /// No shape.
  public static var circle: ClipShape { ClipShape() }

  /// No shape.
  public static var capsule: ClipShape { ClipShape() }

  /// No shape.
  public static func rect(cornerRadius: Double) -> ClipShape { ClipShape() }
}

// Conditions and parts.
extension Mod {
  /// Names the event of a row.
  @available(*, unavailable, message: "a table has '.rowDeleted --> { row in … }'")
  public static func onDelete<Row>(perform action: @escaping (Row) -> Void) -> Mod { .identity }

  /// Names the Mod that depends on a condition.
  @available(*, unavailable, message: "write '.when(isUrgent, .textColor(.red))'")
  public static func `if`(_ condition: Bool, _ mods: Mod..., else others: Mod...) -> Mod { .identity }

  /// Names the Mod that depends on a condition.
  @available(*, unavailable, message: "write '.when(isUrgent, .textColor(.red))'")
  public static func conditional(_ condition: Bool, _ mods: Mod..., else others: Mod...) -> Mod { .identity }
}

extension Mod where Root: Widget {
  /// Names the Mod that styles what is inside.
  @available(*, unavailable, renamed: "styling(_:_:)")
  public static func all<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod { .identity }

  /// Names the Mod that styles what is inside.
  @available(*, unavailable, renamed: "styling(_:_:)")
  public static func each<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod { .identity }

  /// Names the Mod that styles what is inside.
  @available(*, unavailable, message: "write '.styling(Label.self, .textColor(.red))'")
  public static func labels(_ mods: Mod<Label>...) -> Mod { .identity }

  /// Names the Mod that styles what is inside.
  @available(*, unavailable, message: "write '.styling(Button.self, .tintColor(.red))'")
  public static func buttons(_ mods: Mod<Button>...) -> Mod { .identity }

  /// Names the identity of a widget among others.
  @available(*, unavailable, message: "write '.key(\"name\")'; tests find '.identifier(\"name\")'")
  public static func id<ID: Hashable>(_ id: ID) -> Mod { .identity }
}

// What happens.
extension Mod where Root: Widget {
  /// Names the Mod that begins what awaits.
  @available(*, unavailable, message: "write '.onAppear { Task { … } }'")
  public static func task(_ action: @escaping () async -> Void) -> Mod { .identity }

  /// Names the Mod of a gesture.
  @available(*, unavailable, renamed: "onLongPress(duration:_:)")
  public static func onLongPressGesture(perform action: @escaping () -> Void) -> Mod { .identity }

  /// Names the style of a state.
  @available(*, unavailable, message: "a state has a style: '.while(.hovered, .alpha(0.6))'")
  public static func onHover(perform action: @escaping (Bool) -> Void) -> Mod { .identity }

  /// Names the event of a control.
  @available(*, unavailable, message: "write '.tapped --> { … }'; other widgets have '.onTap { … }'")
  public static func onClick(_ action: @escaping () -> Void) -> Mod { .identity }

  /// Names the event of a control.
  @available(*, unavailable, message: "write '.tapped --> { … }'; other widgets have '.onTap { … }'")
  public static func onPress(_ action: @escaping () -> Void) -> Mod { .identity }

  /// Names the subscription to a variable.
  @available(*, unavailable, message: "subscribe to the variable: 'name.subscribe { … }'")
  public static func onChange<Value>(of value: Value, _ action: @escaping () -> Void) -> Mod { .identity }

  /// Names the subscription to a variable.
  @available(*, unavailable, message: "subscribe to the variable: 'name.subscribe { … }'")
  public static func onChange<Value>(of value: Value, _ action: @escaping (Any) -> Void) -> Mod { .identity }

  /// Names the events of a text.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static func onSubmit(_ action: @escaping () -> Void) -> Mod { .identity }

  /// Names the event of a row.
  @available(*, unavailable, message: "a table has '.didMoveRow --> { … }'")
  public static func onMove<Row>(perform action: @escaping (Row, Int) -> Void) -> Mod { .identity }

  /// Names the event of a row.
  @available(*, unavailable, message: "a table has '.rowDeleted --> { row in … }', a cell model 'trailingSwipeActions'")
  public static func swipeActions(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  /// Names the control of what can be refreshed.
  @available(*, unavailable, message: "write '.refreshControl(RefreshControl(.valueChanged --> { … }))'")
  public static func refreshable(_ action: @escaping () async -> Void) -> Mod { .identity }

  /// Names the screen of actions.
  @available(*, unavailable, message: "write '.onLongPress { context in try context.present(AlertController(…)) }'")
  public static func contextMenu(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  /// Names the property that focuses.
  @available(*, unavailable, message: "a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'")
  public static func focused(_ isFocused: Any) -> Mod { .identity }

  /// Names the property of a moving widget.
  @available(*, unavailable, message: "a widget moves with each of its changes: '.animation(.snappy)'")
  public static func animation<Value>(_ animation: Animation, value: Value) -> Mod { .identity }

  /// Names the values at which a movement begins.
  @available(*, unavailable, message: "a widget moves with each of its changes: '.animation(.snappy)'")
  public static func transition<Transition>(_ transition: Transition) -> Mod { .identity }
}

// Screens.
extension Mod where Root: Widget {
  /// Names the property that presents a screen.
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func fullScreenCover(isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  /// Names the property that presents a screen.
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func popover(isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  /// Names the property that presents an alert.
  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func alert(_ alert: Any) -> Mod { .identity }

  /// Names the property that presents an alert.
  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func alert(
    isPresented: Any, @WidgetBuilder content: () -> Children = { [] }
  ) -> Mod { .identity }

  /// Names the property that presents an alert.
  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func confirmationDialog(
    _ title: String, isPresented: Any, @WidgetBuilder actions: () -> Children = { [] }
  ) -> Mod { .identity }

  /// Names the property of a title.
  @available(*, unavailable, renamed: "navigationTitle")
  public static func navigationBarTitle(_ title: String) -> Mod { .identity }

  /// Names the items of a screen.
  @available(
    *, unavailable, message: "a screen has items: '.navigationItem.rightBarButtonItem(BarButtonItem(\"Add\") { … })'"
  )
  @_disfavoredOverload public static func toolbar(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  /// Names the item of a tab.
  @available(
    *, unavailable, message: "a screen has a tab: 'ViewController(\"Home\", .tabBarItem.title(\"Home\")) { … }'"
  )
  public static func tabItem<Item>(_ item: Item) -> Mod { .identity }

  /// Names the bar of a search.
  @available(*, unavailable, message: "a search is a widget: 'SearchBar(.text <--> $query)'")
  public static func searchable(text: Any) -> Mod { .identity }

  /// Names the words that a screen reader speaks.
  @available(*, unavailable, message: "write '.accessibilityHint(\"…\")', which assistive technology speaks")
  public static func help(_ text: String) -> Mod { .identity }

  /// Names the words that a screen reader speaks.
  @available(*, unavailable, message: "write '.accessibilityHint(\"…\")', which assistive technology speaks")
  public static func tooltip(_ text: String) -> Mod { .identity }
}

// Properties of controls. As properties they are found before '(', '--', '<--' and '<-->'.
extension PropertyNames where Root: Widget {
  /// Names the property that hides.
  @available(*, unavailable, message: "write '.isHidden <-- isOpen.map { !$0 }', or '.isHidden(true)'")
  public static var isVisible: Property<Root, Bool> { preconditionFailure() }

  /// Names the property that hides.
  @available(*, unavailable, message: "write '.isHidden <-- isOpen.map { !$0 }', or '.isHidden(true)'")
  public static var visible: Property<Root, Bool> { preconditionFailure() }
}

extension Property where Root: Widget, Value == Bool {
  /// Names the property that hides.
  @available(*, unavailable, renamed: "isHidden")
  public static var hidden: Property { preconditionFailure() }

  /// Names the property that disables a control.
  @available(*, unavailable, message: "write '.isEnabled <-- isBusy.map { !$0 }'")
  public static var disabled: Property { preconditionFailure() }
}

extension PropertyNames where Root: Control {
  /// Names the property that disables a control.
  @available(*, unavailable, message: "write '.isEnabled(false)', or '.isEnabled <-- isBusy.map { !$0 }'")
  public static var isDisabled: Property<Root, Bool> { preconditionFailure() }

  /// Names the property that disables a control.
  @available(*, unavailable, renamed: "isEnabled")
  public static var enabled: Property<Root, Bool> { preconditionFailure() }
}

extension PropertyNames where Root: TextInput {
  /// Names the property that hides what is typed.
  @available(*, unavailable, renamed: "isSecureTextEntry")
  public static var isSecure: Property<Root, Bool> { preconditionFailure() }

  /// Names the property of the keyboard.
  @available(*, unavailable, renamed: "keyboardType")
  public static var keyboard: Property<Root, KeyboardType> { preconditionFailure() }

  /// Names the property of capital letters.
  @available(*, unavailable, renamed: "autocapitalizationType")
  public static var autocapitalization: Property<Root, AutocapitalizationType> { preconditionFailure() }

  /// Names the property of corrections.
  @available(*, unavailable, message: "write '.autocorrectionType(.no)'")
  public static var disableAutocorrection: Property<Root, Bool> { preconditionFailure() }

  /// Names the property of the return key.
  @available(*, unavailable, renamed: "returnKeyType")
  public static var submitLabel: Property<Root, ReturnKeyType> { preconditionFailure() }
}

extension PropertyNames where Root: Widget {
  /// Names the operations of focus.
  @available(*, unavailable, message: "a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'")
  public static var isFocused: Property<Root, Bool> { preconditionFailure() }

  /// Names the operations of focus.
  @available(*, unavailable, message: "a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'")
  public static var isFirstResponder: Property<Root, Bool> { preconditionFailure() }
}

extension Mod where Root == Button {
  /// Names the property that sets the font of the title.
  @available(*, unavailable, message: "write '.titleLabel.font(…)'")
  public static func titleFont(_ font: Font) -> Mod { .identity }

  /// Names the property of the distance around the title.
  @available(*, unavailable, renamed: "contentEdgeInsets(_:)")
  public static func contentInsets(_ distance: Double) -> Mod { .identity }

  /// Names the property of the image.
  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func icon(_ name: String) -> Mod { .identity }

  /// Names the property of the image.
  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func systemImage(_ name: String) -> Mod { .identity }

  /// Names the event of a button.
  @available(*, unavailable, message: "write '.tapped --> { … }'")
  @_disfavoredOverload public static func action(_ action: @escaping () -> Void) -> Mod { .identity }

  /// Names the style of a state.
  @available(*, unavailable, message: "a state has a style: '.while(.highlighted, .alpha(0.6))'")
  public static func highlighted(_ mods: Mod...) -> Mod { .identity }
}

extension Mod where Root == ImageView {
  /// Names the property that fits the image.
  @available(*, unavailable, message: "write '.contentMode(.scaleAspectFit)'")
  public static func scaledToFit() -> Mod { .identity }

  /// Names the property that fits the image.
  @available(*, unavailable, message: "write '.contentMode(.scaleAspectFill)'")
  public static func scaledToFill() -> Mod { .identity }

  /// Names the property that fits the image.
  @available(*, unavailable, message: "write '.contentMode(.scaleAspectFit)'; a view takes the size that it is given")
  public static func resizable() -> Mod { .identity }

  /// Names the property of the image.
  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func systemImage(_ name: String) -> Mod { .identity }

  /// Names the property of the image.
  @available(*, unavailable, message: "write '.image(Image(systemName: \"star\"))'")
  public static func systemName(_ name: String) -> Mod { .identity }
}

extension PropertyNames where Root == DatePicker {
  /// Names the property of the mode.
  @available(*, unavailable, renamed: "datePickerMode")
  public static var mode: Property<Root, DatePicker.Mode> { preconditionFailure() }
}

extension Mod where Root == Stepper {
  /// Names the limits.
  @available(*, unavailable, message: "the limits are 'minimumValue' and 'maximumValue'")
  public static func range(_ limits: ClosedRange<Double>) -> Mod { .identity }
}

extension Mod where Root == ScrollView {
  /// Reports an axis, which follows from the content.
  @available(
    *, unavailable, message: "a scroll view scrolls where its content is larger: 'ScrollView { VStack { … } }'"
  )
  public static var vertical: Mod { .identity }

  /// Reports an axis, which follows from the content.
  @available(
    *, unavailable, message: "a scroll view scrolls where its content is larger: 'ScrollView { HStack { … } }'"
  )
  public static var horizontal: Mod { .identity }
}
