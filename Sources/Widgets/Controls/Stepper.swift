import Mod

/// Two buttons that increase and decrease a value by steps: a model of `UIStepper`.
///
/// ```swift
/// var quantity = Stepper(.minimumValue(1), .maximumValue(3), .wraps(true))
/// quantity.decrement()
/// quantity.value  // 3.0
/// ```
///
/// Setting a limit beyond the other one moves the other, as for a slider; UIKit's stepper raises an exception.
public struct Stepper: RangeControl {
  /// The value and its limits.
  public var range = RangeValue(0...100)

  /// The amount of a step, greater than 0. 1 by default.
  public var stepValue = 1.0

  /// Whether a step past one limit wraps to the other. `false` by default.
  public var wraps = false

  /// Whether the value keeps changing while a button is pressed. `true` by default.
  ///
  /// Otherwise a button makes one step, no matter how long it is held.
  ///
  /// In a page, and under the pointer of a terminal, a button that is held makes a step after half a second, and then
  /// up to ten in a second. A test holds one by `stepUp(times:)`. A key that is held makes a step for each repetition.
  public var autorepeat = true

  /// Whether value changes are sent while a button is pressed, and not only at the end. `true` by default.
  ///
  /// Otherwise pages and terminals show the new value, too, only when the button is released.
  public var isContinuous = true

  /// The image behind the buttons for each state. By default `nil`, for the system's.
  ///
  /// A gray area is drawn in its place.
  @ControlStateValues public var backgroundImage: Image?

  /// The image of the decrement button for each state. By default `nil`, for the system's minus sign.
  @ControlStateValues public var decrementImage: Image?

  /// The image of the increment button for each state. By default `nil`, for the system's plus sign.
  @ControlStateValues public var incrementImage: Image?

  /// The image between the buttons, or `nil` for the system's. `nil` by default.
  public var dividerImage: Image?

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.control

  /// Creates a stepper from 0 to 100 with the value 0 and steps of 1.
  public init() {}

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension Stepper {
  /// Increases the value by a step, up to the maximum. If the stepper ``wraps``, the value continues at the minimum.
  public mutating func increment() {
    value = wraps && value + stepValue > maximumValue ? minimumValue : value + stepValue
  }

  /// Decreases the value by a step, down to the minimum. If the stepper ``wraps``, the value continues at the maximum.
  public mutating func decrement() {
    value = wraps && value - stepValue < minimumValue ? maximumValue : value - stepValue
  }

  /// Returns the image behind the buttons in a state.
  ///
  /// A gray area is drawn in its place.
  public func backgroundImage(for state: ControlState) -> Image? { $backgroundImage.value(for: state) }

  /// Returns the image of the decrement button in a state.
  public func decrementImage(for state: ControlState) -> Image? { $decrementImage.value(for: state) }

  /// Returns the image of the increment button in a state.
  public func incrementImage(for state: ControlState) -> Image? { $incrementImage.value(for: state) }

  /// Sets the image behind the buttons in a state, or removes it with `nil`.
  public mutating func setBackgroundImage(_ image: Image?, for state: ControlState) {
    $backgroundImage[state] = image
  }

  /// Sets the image of the decrement button in a state, or removes it with `nil`.
  public mutating func setDecrementImage(_ image: Image?, for state: ControlState) {
    $decrementImage[state] = image
  }

  /// Sets the image of the increment button in a state, or removes it with `nil`.
  public mutating func setIncrementImage(_ image: Image?, for state: ControlState) {
    $incrementImage[state] = image
  }
}

extension Stepper {
  /// The properties that users change: the value.
  public static let userEditable = [EditableProperty(\Stepper.value)]
}

extension PropertyNames where Root == Stepper {
  /// The amount of a step, greater than 0. 1 by default.
  @inlinable public static var stepValue: Property<Root, Double> { Property { $1(&$0.stepValue) } }

  /// Whether a step past one limit wraps to the other. `false` by default.
  @inlinable public static var wraps: Property<Root, Bool> { Property { $1(&$0.wraps) } }

  /// Whether the value keeps changing while a button is pressed. `true` by default.
  @inlinable public static var autorepeat: Property<Root, Bool> { Property { $1(&$0.autorepeat) } }

  /// Whether value changes are sent while a button is pressed, and not only at the end. `true` by default.
  @inlinable public static var isContinuous: Property<Root, Bool> { Property { $1(&$0.isContinuous) } }

  /// The image behind the buttons for each state. By default `nil`, for the system's.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// The image of the decrement button for each state. By default `nil`, for the system's minus sign.
  @inlinable public static var decrementImage: Property<Root, Image?> { Property { $1(&$0.decrementImage) } }

  /// The image of the increment button for each state. By default `nil`, for the system's plus sign.
  @inlinable public static var incrementImage: Property<Root, Image?> { Property { $1(&$0.incrementImage) } }

  /// Names `backgroundImage` in a state.
  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }

  /// Names `decrementImage` in a state.
  @inlinable public static func decrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("decrementImage(for: \(state))") { $1(&$0.$decrementImage[state]) }
  }

  /// Names `incrementImage` in a state.
  @inlinable public static func incrementImage(for state: ControlState) -> Property<Root, Image?> {
    Property("incrementImage(for: \(state))") { $1(&$0.$incrementImage[state]) }
  }

  /// The image between the buttons, or `nil` for the system's. `nil` by default.
  @inlinable public static var dividerImage: Property<Root, Image?> { Property { $1(&$0.dividerImage) } }
}
