// The methods of SwiftUI that take a style, an angle or a gesture of its own. The compiler reports what to use instead.
import Mod

extension Widget {
  @available(*, unavailable, message: "a table has its style: 'TableView(.style(.insetGrouped)) { … }'")
  public func listStyle(_ style: OtherStyle) -> Self { self }

  @available(*, unavailable, message: "the kit has styles of buttons: 'Button(\"Save\", .buttonStyle(.filled))'")
  public func buttonStyle(_ style: OtherStyle) -> Self { self }

  @available(
    *, unavailable,
    message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
  )
  public func pickerStyle(_ style: OtherStyle) -> Self { self }

  @available(*, unavailable, message: "write 'Switch(.isOn <--> isOn)', or '.preferredStyle(.checkbox)' of a switch")
  public func toggleStyle(_ style: OtherStyle) -> Self { self }

  @available(*, unavailable, message: "the kit has sizes of buttons: 'Button(\"Save\", .buttonStyle(.large))'")
  public func controlSize(_ size: OtherSize) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .transform(Transform(rotationAngle: .pi / 4)))'"
  )
  public func rotationEffect(_ angle: OtherAngle) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .animation(.snappy))'")
  public func transition(_ transition: OtherTransition) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onTap { … })'")
  public func gesture(_ gesture: OtherGesture) -> Self { self }

  @available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
  public func environmentObject(_ object: Any) -> Self { self }

  @available(*, unavailable, message: "a cell has its color: 'TableViewCell(.backgroundColor(.red))'")
  public func listRowBackground(_ background: Any) -> Self { self }

  @available(*, unavailable, message: "a table has its separators: 'TableView(.separatorStyle(.none)) { … }'")
  public func listRowSeparator(_ visibility: OtherVisibility) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'VStack(.environment(\\.preferredContentSizeCategory, .large)) { … }'"
  )
  public func dynamicTypeSize(_ size: ContentSizeCategory) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Button(\"Save\", .title(\"Save\"))'")
  public func setTitle(_ title: String?, for state: WidgetState) -> Self { self }

  @available(*, unavailable, message: "a stack has its spacing first: 'VStack(spacing: 8) { … }'")
  public func gap(_ distance: Double) -> Self { self }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "write '.transform(Transform(rotationAngle: .pi / 4))'")
  public static func rotationEffect(_ angle: OtherAngle) -> Mod { .identity }

  @available(*, unavailable, message: "a widget moves with each of its changes: '.animation(.snappy)'")
  public static func transition(_ transition: OtherTransition) -> Mod { .identity }

  @available(*, unavailable, message: "write '.onTap { … }', or '.gestureRecognizers([TapGestureRecognizer()])'")
  public static func gesture(_ gesture: OtherGesture) -> Mod { .identity }

  @available(*, unavailable, message: "write '.accessibilityElementsHidden(true)'")
  public static func accessibilityHidden(_ isHidden: Bool) -> Mod { .identity }

  @available(*, unavailable, message: "write '.accessibilityTraits(.header)'")
  public static func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Mod { .identity }

  @available(*, unavailable, message: "write '.isUserInteractionEnabled(false)'")
  public static func allowsHitTesting(_ isActive: Bool) -> Mod { .identity }

  @available(*, unavailable, message: "write '.lineBreakMode(.byTruncatingTail)'")
  public static func truncationMode(_ mode: TruncatedPart) -> Mod { .identity }

  @available(*, unavailable, message: "write '.keepsToSafeArea(false)'")
  public static func ignoresSafeArea(_ regions: RectEdge = [], edges: RectEdge = []) -> Mod { .identity }

  @available(*, unavailable, message: "write '.keepsToSafeArea(false)'")
  public static func edgesIgnoringSafeArea(_ edges: RectEdge) -> Mod { .identity }

  @available(*, unavailable, message: "write '.contentCompressionResistancePriority(.required, for: .horizontal)'")
  public static func fixedSize() -> Mod { .identity }

  @available(*, unavailable, message: "write '.autocorrectionType(.no)'")
  public static func autocorrectionDisabled(_ isDisabled: Bool = true) -> Mod { .identity }

  @available(*, unavailable, message: "write '.autocapitalizationType(.none)'")
  public static func textInputAutocapitalization(_ type: AutocapitalizationType?) -> Mod { .identity }

  @available(*, unavailable, message: "write '.font(.monospacedDigitSystemFont(ofSize: 17, weight: .regular))'")
  public static func monospacedDigit() -> Mod { .identity }

  @available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
  public static func environmentObject(_ object: Any) -> Mod { .identity }

  @available(*, unavailable, message: "a table has its style: 'TableView(.style(.insetGrouped)) { … }'")
  public static func listStyle(_ style: OtherStyle) -> Mod { .identity }

  @available(
    *, unavailable,
    message: "a choice is a 'SegmentedControl([\"Day\"], .selectedSegmentIndex <--> $index)' or a 'PickerView'"
  )
  public static func pickerStyle(_ style: OtherStyle) -> Mod { .identity }

  @available(*, unavailable, message: "write 'Switch(.isOn <--> isOn)', or '.preferredStyle(.checkbox)' of a switch")
  public static func toggleStyle(_ style: OtherStyle) -> Mod { .identity }

  @available(*, unavailable, message: "the kit has sizes of buttons: 'Button(\"Save\", .buttonStyle(.large))'")
  public static func controlSize(_ size: OtherSize) -> Mod { .identity }

  @available(*, unavailable, message: "a table has its separators: 'TableView(.separatorStyle(.none)) { … }'")
  public static func listRowSeparator(_ visibility: OtherVisibility) -> Mod { .identity }

  @available(*, unavailable, message: "write '.adjustsFontSizeToFitWidth(true)'")
  public static func allowsTightening(_ isActive: Bool) -> Mod { .identity }

  @available(*, unavailable, message: "write '.tapped --> { … }'; other widgets have '.onTap { … }'")
  public static func click(_ action: () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "a stack has its spacing first: 'VStack(spacing: 8) { … }'")
  public static func gap(_ distance: Double) -> Mod { .identity }
}

extension Animation {
  @available(*, unavailable, renamed: "smooth")
  public static var `default`: Animation { .smooth }
}

extension AccessibilityTraits {
  @available(*, unavailable, renamed: "button")
  public static var isButton: Self { .button }

  @available(*, unavailable, renamed: "header")
  public static var isHeader: Self { .header }

  @available(*, unavailable, renamed: "link")
  public static var isLink: Self { .link }

  @available(*, unavailable, renamed: "image")
  public static var isImage: Self { .image }

  @available(*, unavailable, renamed: "selected")
  public static var isSelected: Self { .selected }
}

extension RectEdge {
  @available(*, unavailable, message: "write '.padding(h: 16)'")
  public static var horizontal: RectEdge { [] }

  @available(*, unavailable, message: "write '.padding(v: 16)'")
  public static var vertical: RectEdge { [] }
}

@available(*, unavailable, message: "a style is a Mod: 'Button(\"Save\", .buttonStyle(.filled))'")
public enum OtherStyle {
  case automatic, bordered, borderedProminent, borderless, button, checkbox, grouped, inline, inset, insetGrouped
  case link, menu, navigationLink, plain, roundedBorder, segmented, sidebar, `switch`, wheel
}

@available(*, unavailable, message: "the kit has sizes of buttons: 'Button(\"Save\", .buttonStyle(.large))'")
public enum OtherSize {
  case mini, small, regular, large, extraLarge
}

@available(*, unavailable, message: "write '.isHidden(true)'")
public enum OtherVisibility {
  case automatic, hidden, visible
}

@available(*, unavailable, message: "an angle is a number of radians: '.pi / 4'")
public struct OtherAngle {
  public static func degrees(_ degrees: Double) -> OtherAngle { OtherAngle() }

  public static func radians(_ radians: Double) -> OtherAngle { OtherAngle() }
}

@available(*, unavailable, message: "a widget moves with each of its changes: '.animation(.snappy)'")
public struct OtherTransition {
  public static var opacity: OtherTransition { OtherTransition() }

  public static var scale: OtherTransition { OtherTransition() }

  public static var slide: OtherTransition { OtherTransition() }

  public static func move(edge: RectEdge) -> OtherTransition { OtherTransition() }
}

@available(*, unavailable, message: "write '.onTap { … }', or '.gestureRecognizers([TapGestureRecognizer()])'")
public struct OtherGesture {
  public init() {}

  public init(count: Int) {}

  public init(minimumDuration: Double) {}

  public func onEnded(_ action: (Any) -> Void) -> OtherGesture { self }

  public func onEnded(_ action: () -> Void) -> OtherGesture { self }

  public func onChanged(_ action: (Any) -> Void) -> OtherGesture { self }
}

@available(*, unavailable, message: "write '.gestureRecognizers([TapGestureRecognizer()])'")
public typealias TapGesture = OtherGesture

@available(*, unavailable, message: "write '.gestureRecognizers([LongPressGestureRecognizer()])'")
public typealias LongPressGesture = OtherGesture

@available(*, unavailable, message: "write '.gestureRecognizers([PanGestureRecognizer()])'")
public typealias DragGesture = OtherGesture

@available(*, unavailable, message: "write '.gestureRecognizers([PinchGestureRecognizer()])'")
public typealias MagnificationGesture = OtherGesture
