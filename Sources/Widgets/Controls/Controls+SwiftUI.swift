// The arguments that users of SwiftUI give to controls. The compiler names the Mods that serve instead.
import Mod

extension Label {
  /// Reports a number, which is no text.
  @available(*, unavailable, message: "a label shows a text: 'Label(\"\\(count)\")'")
  @_disfavoredOverload public init(_ number: Int, _ mods: Mod<Self>...) { self.init() }

  /// Reports a number, which is no text.
  @available(*, unavailable, message: "a label shows a text: 'Label(\"\\(price)\")'")
  @_disfavoredOverload public init(_ number: Double, _ mods: Mod<Self>...) { self.init() }
}

extension Switch {
  /// Reports a title, which a switch does not have.
  @available(*, unavailable, message: "a switch has no title: 'HStack { Label(\"Wifi\"); Switch(.isOn <--> $isOn) }'")
  public init(_ title: String, isOn: Any, _ mods: Mod<Self>...) { self.init() }

  /// Names the binding of the value.
  @available(*, unavailable, message: "write 'Switch(.isOn <--> $isOn)'")
  public init(isOn: Any, _ mods: Mod<Self>...) { self.init() }
}

extension Slider {
  /// Names the binding of the value.
  @available(
    *, unavailable, message: "write 'Slider(.value <--> $volume)'; the limits are 'minimumValue' and 'maximumValue'"
  )
  public init(value: Any, in limits: ClosedRange<Double> = 0...1, _ mods: Mod<Self>...) { self.init() }
}

extension Stepper {
  /// Reports a title, which a stepper does not have.
  @available(
    *, unavailable, message: "a stepper has no title: 'HStack { Label(\"Count\"); Stepper(.value <--> $count) }'"
  )
  @_disfavoredOverload
  public init(_ title: String, value: Any = 0, in limits: ClosedRange<Double> = 0...100, _ mods: Mod<Self>...) {
    self.init()
  }
}

extension TextField {
  /// Names the binding of the text.
  @available(*, unavailable, message: "write 'TextField(\"Name\", .text <--> $name)'")
  public init(_ placeholder: String, text: Any, _ mods: Mod<Self>...) { self.init() }

  /// Names the binding of the text.
  @available(*, unavailable, message: "write 'TextField(.text <--> $name)'")
  public init(text: Any, _ mods: Mod<Self>...) { self.init() }
}

extension ImageView {
  /// Reports a name, which says too little about an image.
  @available(
    *, unavailable, message: "write 'ImageView(Image(systemName: \"star\"))' or 'ImageView(Image(named: \"star\"))'"
  )
  @_disfavoredOverload public init(_ name: String, _ mods: Mod<Self>...) { self.init() }
}

extension SegmentedControl {
  /// Names the list of the segments.
  @available(*, unavailable, message: "the segments are a list: 'SegmentedControl([\"Day\", \"Week\"])'")
  public init(_ title: String, _ others: String...) { self.init() }
}

extension Mod where Root == TextField {
  /// Names the property that hides what is typed.
  @available(*, unavailable, message: "write '.isSecureTextEntry(true)'")
  public static var secure: Mod { .identity }
}

extension Mod where Root == Slider {
  /// Names the limits.
  @available(*, unavailable, message: "the limits are 'minimumValue' and 'maximumValue'")
  public static func range(_ limits: ClosedRange<Double>) -> Mod { .identity }
}

extension PropertyNames where Root == SegmentedControl {
  /// Names the index of the selected segment.
  @available(*, unavailable, renamed: "selectedSegmentIndex")
  public static var selectedIndex: Property<Root, Int> { preconditionFailure() }
}
