// The arguments that users of SwiftUI give to controls. The compiler reports what to use instead.
import Foundation
import Mod

extension Label {
  @available(*, unavailable, message: "a label shows a text: 'Label(\"\\(count)\")'")
  @_disfavoredOverload public init(_ number: Int, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "a label shows a text: 'Label(\"\\(price)\")'")
  @_disfavoredOverload public init(_ number: Double, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "a label shows a text: 'Label(\"\\(price)\")'")
  @_disfavoredOverload public init(_ number: Decimal, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "a label shows a text: 'Label(date.formatted())'")
  @_disfavoredOverload public init(_ date: Date, _ mods: Mod<Self>...) { self.init() }
}

extension Switch {
  @available(*, unavailable, message: "a switch has no title: 'HStack { Label(\"Wifi\"); Switch(.isOn <--> $isOn) }'")
  public init(_ title: String, isOn: Any, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "write 'Switch(.isOn <--> $isOn)'")
  public init(isOn: Any, _ mods: Mod<Self>...) { self.init() }
}

extension Slider {
  @available(
    *, unavailable, message: "write 'Slider(.value <--> $volume)'; the limits are 'minimumValue' and 'maximumValue'"
  )
  public init(value: Any, in limits: ClosedRange<Double> = 0...1, _ mods: Mod<Self>...) { self.init() }
}

extension Stepper {
  @available(
    *, unavailable, message: "a stepper has no title: 'HStack { Label(\"Count\"); Stepper(.value <--> $count) }'"
  )
  @_disfavoredOverload
  public init(_ title: String, value: Any = 0, in limits: ClosedRange<Double> = 0...100, _ mods: Mod<Self>...) {
    self.init()
  }
}

extension TextField {
  @available(*, unavailable, message: "write 'TextField(\"Name\", .text <--> $name)'")
  public init(_ placeholder: String, text: Any, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "write 'TextField(.text <--> $name)'")
  public init(text: Any, _ mods: Mod<Self>...) { self.init() }
}

extension ImageView {
  @available(
    *, unavailable, message: "write 'ImageView(Image(systemName: \"star\"))' or 'ImageView(Image(named: \"star\"))'"
  )
  @_disfavoredOverload public init(_ name: String, _ mods: Mod<Self>...) { self.init() }
}

extension ImageView {
  @inlinable public init(systemName name: String, _ mods: Mod<Self>...) {
    self.init(Image(systemName: name), Mod(list: mods))
  }

  @inlinable public init(named name: String, _ mods: Mod<Self>...) { self.init(Image(named: name), Mod(list: mods)) }

  @available(*, unavailable, message: "write 'ImageView(.image(from: url))'")
  public init(url: Any, _ mods: Mod<Self>...) { self.init() }
}

extension SegmentedControl {
  @available(*, unavailable, message: "the segments are a list: 'SegmentedControl([\"Day\", \"Week\"])'")
  public init(items: [String], _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "the segments are a list: 'SegmentedControl([\"Day\", \"Week\"])'")
  public init(segments: [String], _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "write 'SegmentedControl(names.map { SegmentedControl.Segment($0) })'")
  @_disfavoredOverload public init(_ titles: [String], _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "the segments are a list: 'SegmentedControl([\"Day\", \"Week\"])'")
  public init(_ title: String, _ others: String...) { self.init() }
}

extension Mod where Root == TextField {
  @available(*, unavailable, message: "write '.isSecureTextEntry(true)'")
  public static var secure: Mod { .identity }
}

extension Mod where Root == Slider {
  @available(*, unavailable, message: "the limits are 'minimumValue' and 'maximumValue'")
  public static func range(_ limits: ClosedRange<Double>) -> Mod { .identity }
}

extension PropertyNames where Root == SegmentedControl {
  @available(*, unavailable, renamed: "selectedSegmentIndex")
  public static var selectedIndex: Property<Root, Int> { preconditionFailure() }
}

extension Label {
  @available(*, unavailable, message: "write 'HStack(spacing: 4) { ImageView(systemName: \"star\"); Label(\"Ada\") }'")
  public init(_ text: String, systemImage: String, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "write 'Label(.attributedText(text))'")
  @_disfavoredOverload public init(_ text: AttributedString, _ mods: Mod<Self>...) { self.init() }
}

@available(*, unavailable, message: "a role is a style: 'Button(\"Delete\", .tintColor(.systemRed)) { … }'")
public enum ButtonRole {
  case destructive

  case cancel
}

extension Button {
  @available(*, unavailable, message: "actions need 'import Bindings', or 'import Live'")
  @_disfavoredOverload public init(_ title: String, _ mods: Mod<Self>..., action: () -> Void) { self.init() }

  @available(*, unavailable, message: "a role is a style: 'Button(\"Delete\", .tintColor(.systemRed)) { … }'")
  public init(_ title: String, role: ButtonRole, _ mods: Mod<Self>..., action: () -> Void = {}) { self.init() }

  @available(*, unavailable, message: "a role is a style: 'Button(\"Delete\", .tintColor(.systemRed)) { … }'")
  public init(role: ButtonRole, action: () -> Void, @WidgetBuilder label: () -> Children) { self.init() }

  @available(*, unavailable, message: "write 'Button(\"Add\", .image(Image(systemName: \"plus\")))'")
  public init(_ title: String, systemImage: String, _ mods: Mod<Self>..., action: () -> Void = {}) { self.init() }
}

extension TextView {
  @available(*, unavailable, message: "write 'TextView(.text <--> $note)', or 'TextView(.text(\"a\"))'")
  public init(text: Any, _ mods: Mod<Self>...) { self.init() }
}

extension ProgressView {
  @available(
    *, unavailable, message: "write 'ProgressView(.progress(0.5))', or 'ProgressView(.progress <-- $progress)'"
  )
  public init(progress: Any, _ mods: Mod<Self>...) { self.init() }

  @available(
    *, unavailable, message: "write 'ProgressView(.progress(0.5))', or 'ProgressView(.progress <-- $progress)'"
  )
  @_disfavoredOverload public init(value: Any, total: Double = 1, _ mods: Mod<Self>...) { self.init() }
}

extension PropertyNames where Root == ProgressView {
  @available(*, unavailable, renamed: "progress")
  public static var value: Property<Root, Double> { preconditionFailure() }
}

extension DatePicker {
  @available(*, unavailable, message: "write 'HStack { Label(\"Birthday\"); DatePicker(.date <--> $date) }'")
  public init(_ title: String, selection: Any, _ mods: Mod<Self>...) { self.init() }
}

extension StackView {
  @available(*, unavailable, message: "write 'VStack(spacing: 8) { … }' or 'HStack(spacing: 8) { … }'")
  public init(
    axis: Axis, alignment: Alignment = .fill, spacing: Double = 0, _ mods: Mod<Self>...,
    @WidgetBuilder content: () -> Children = { [] }
  ) { self.init() }

  @available(*, unavailable, message: "write 'VStack { … }', or 'StackView(.arrangedSubviews([…]))'")
  public init(arrangedSubviews: Any, _ mods: Mod<Self>...) { self.init() }
}

@available(*, unavailable, message: "each widget of a 'ZStack' has its place: 'Label(\"3\", .position(.topRight))'")
public enum OverlapAlignment {
  case center, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

// swift-format-ignore: AlwaysUseLowerCamelCase

@available(*, unavailable, message: "each widget of a 'ZStack' has its place: 'Label(\"3\", .position(.topRight))'")
public func ZStack(
  alignment: OverlapAlignment, _ mods: Mod<View>..., @WidgetBuilder content: () -> Children = { [] }
) -> View { View() }

extension Mod where Root == View {
  @available(*, unavailable, message: "each widget of a 'ZStack' has its place: 'Label(\"3\", .position(.topRight))'")
  @_disfavoredOverload public static func alignment(_ alignment: OverlapAlignment) -> Mod { .identity }
}

extension Mod where Root == Button {
  @available(*, unavailable, renamed: "titleColor")
  @_disfavoredOverload public static func textColor(_ color: Color) -> Mod { .identity }
}

extension TextView {
  @available(*, unavailable, message: "write 'TextView(.text(\"Hello\"))', or '.text <--> note'")
  @_disfavoredOverload public init(_ text: String, _ mods: Mod<Self>...) { self.init() }
}

extension PropertyNames where Root == TextView {
  @available(*, unavailable, message: "a text view has no placeholder; a 'TextField' has")
  public static var placeholder: Property<Root, String?> { preconditionFailure() }
}

extension Button {
  @available(*, unavailable, message: "write 'Button(.image(systemName: \"star\"))'")
  public init(systemImage: String, _ mods: Mod<Self>...) { self.init() }
}

extension Image {
  @available(*, unavailable, message: "an image is shown by 'ImageView(Image(named: \"logo\"))'")
  @_disfavoredOverload public init(_ name: String, _ mods: Mod<ImageView>...) { self.init(named: name) }
}
