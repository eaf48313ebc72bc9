// The names that users of SwiftUI try first. The compiler reports what to use instead.

import Mod

extension Mod where Root: Widget {
  @available(*, unavailable, renamed: "textColor")
  public static func foregroundColor(_ color: Color) -> Mod { .identity }

  @available(*, unavailable, renamed: "textColor")
  public static func foregroundStyle(_ color: Color) -> Mod { .identity }

  @available(*, unavailable, renamed: "backgroundColor")
  public static func background(_ color: Color) -> Mod { .identity }

  @available(*, unavailable, renamed: "tintColor")
  public static func tint(_ color: Color) -> Mod { .identity }

  @available(*, unavailable, renamed: "alpha")
  public static func opacity(_ opacity: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "numberOfLines")
  public static func lineLimit(_ number: Int?) -> Mod { .identity }

  @available(*, unavailable, renamed: "textAlignment")
  public static func multilineTextAlignment(_ alignment: TextAlignment) -> Mod { .identity }

  @available(*, unavailable, message: "write '.isEnabled(false)'")
  public static func disabled(_ isDisabled: Bool = true) -> Mod { .identity }

  @available(*, unavailable, renamed: "size(width:height:)")
  public static func frame(width: Double = 0, height: Double = 0) -> Mod { .identity }

  @available(*, unavailable, message: "write '.padding(h: 16)' or '.padding(v: 16)'")
  public static func padding(_ axis: Axis, _ distance: Double) -> Mod { .identity }

  @available(*, unavailable, message: "name the edges: '.padding(top: 16)', '.padding(leading: 16, trailing: 16)'")
  public static func padding(_ edge: RectEdge, _ distance: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "padding(h:v:)")
  public static func padding(horizontal: Double = 0, vertical: Double = 0) -> Mod { .identity }

  @available(*, unavailable, renamed: "margins(h:v:)")
  public static func margins(horizontal: Double = 0, vertical: Double = 0) -> Mod { .identity }

  @available(*, unavailable, message: "write '.tapped --> { … }'; other widgets have '.onTap { … }'")
  public static func onTapGesture(perform action: @escaping () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "write '.tapped --> { … }'")
  public static func tapped(_ action: @escaping () -> Void) -> Mod { .identity }
}

extension Mod where Root: TextDisplaying {
  @available(*, unavailable, message: "write '.font(.boldSystemFont(ofSize: 17))'")
  public static func bold(_ isActive: Bool = true) -> Mod { .identity }
}

extension Mod where Root == Button {
  @available(*, unavailable, message: "write '.titleLabel.font(…)'")
  public static func font(_ font: Font) -> Mod { .identity }

  @available(*, unavailable, message: "write '.titleLabel.textDecoration(…)'")
  public static func textDecoration(_ decoration: TextDecoration) -> Mod { .identity }
}

extension Mod where Root: Widget {
  @available(*, unavailable, renamed: "sharingStates")
  public static var sharesStates: Mod { .identity }
}

extension WidgetState {
  @available(*, unavailable, renamed: "hovered")
  public static var hover: WidgetState { .hovered }

  @available(*, unavailable, renamed: "focused")
  public static var focus: WidgetState { .focused }

  @available(*, unavailable, renamed: "focused")
  public static var focusVisible: WidgetState { .focused }

  @available(*, unavailable, renamed: "highlighted")
  public static var pressed: WidgetState { .highlighted }

  @available(*, unavailable, renamed: "highlighted")
  public static var active: WidgetState { .highlighted }

  @available(*, unavailable, renamed: "selected")
  public static var checked: WidgetState { .selected }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a role is a trait: '.accessibilityTraits(.header)'; a message is a 'Banner'")
  @_disfavoredOverload public static func role(_ role: RoleName) -> Mod { .identity }
}

@available(*, unavailable, message: "a role is a trait: '.accessibilityTraits(.header)'; a message is a 'Banner'")
public enum RoleName {
  case alert, button, dialog, group, heading, image, img, link, list, main, navigation, none, presentation, region
  case search, status, tab
}

extension TextDecoration {
  @available(*, unavailable, renamed: "strikethrough")
  public static var lineThrough: TextDecoration { .strikethrough }
}

extension Mod where Root: Control {
  @available(*, unavailable, message: "write '.textChanged --> { … }' or '.valueChanged --> { … }'")
  public static func onChange(_ action: @escaping (String) -> Void) -> Mod { .identity }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a state has a style: '.while(.highlighted, .alpha(0.6))'")
  @_disfavoredOverload public static func when(_ state: WidgetState, _ mods: Mod...) -> Mod { .identity }

  @available(*, unavailable, message: "write '.isAccessibilityElement(true)', with an '.accessibilityLabel(\"…\")'")
  public static func accessibilityElement(children: AccessibilityChildren) -> Mod { .identity }
}

@available(*, unavailable, message: "write '.isAccessibilityElement(true)', with an '.accessibilityLabel(\"…\")'")
public enum AccessibilityChildren {
  case contain, combine, ignore
}

extension Mod where Root == StackView {
  @available(*, unavailable, message: "a screen has a title: 'ViewController(\"Detail\") { … }'")
  public static func title(_ title: String) -> Mod { .identity }
}

@available(*, unavailable, renamed: "TextDisplaying")
public typealias TextWidget = TextDisplaying

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a style is an argument: 'Label(\"Ada\", .title)'")
  @_disfavoredOverload public static func style(_ style: Mod) -> Mod { style }
}

extension Mod where Root: Widget {
  @available(
    *, unavailable,
    message: "a gradient is a layer: 'View(.layer.sublayers([GradientLayer(.colors([.red, .blue]))]))'"
  )
  @_disfavoredOverload public static func background(_ gradient: LinearGradient) -> Mod { .identity }
}

extension Property where Root: Widget, Value == Color {
  @available(*, unavailable, message: "a border has two properties: '.layer.borderColor' and '.layer.borderWidth'")
  public static var border: Property { preconditionFailure() }
}
