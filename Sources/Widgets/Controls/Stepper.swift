import Mod

/// Two buttons that take a value up and down in steps: a model of `UIStepper`.
///
/// ```swift
/// var quantity = Stepper(.minimumValue(1), .maximumValue(3), .wraps(true))
/// quantity.decrement()
/// quantity.value  // 3.0
/// ```
///
/// UIKit's raises an exception where a limit would cross the other; here the other moves along, as a slider's does.
public struct Stepper: RangeControl {
  /// The value and its limits.
  public var range = RangeValue(0...100)

  /// How far a step takes the value; greater than 0. 1 by default.
  public var stepValue = 1.0

  /// Whether a step past one limit leads to the other. `false` by default.
  public var wraps = false

  /// Whether the value keeps changing while a button is held. `true` by default.
  public var autorepeat = true

  /// Whether the value changes while a button is held, and not only at the end. `true` by default.
  public var isContinuous = true

  /// The picture behind the buttons, for each state. `nil` by default, for the system's.
  @ControlStateValues public var backgroundImage: Image?

  /// The picture of the button that goes down, for each state. `nil` by default, for the system's minus sign.
  @ControlStateValues public var decrementImage: Image?

  /// The picture of the button that goes up, for each state. `nil` by default, for the system's plus sign.
  @ControlStateValues public var incrementImage: Image?

  /// What every control has.
  public var controlAttributes = ControlAttributes()

  /// What every view has.
  public var attributes = ViewAttributes.control

  /// Makes a stepper from 0 to 100, at 0, with steps of 1.
  public init() {}
}

extension Stepper {
  /// Takes the value up by a step: at most to the maximum, or, if it ``wraps``, from there to the minimum.
  public mutating func increment() {
    value = wraps && value + stepValue > maximumValue ? minimumValue : value + stepValue
  }

  /// Takes the value down by a step: at most to the minimum, or, if it ``wraps``, from there to the maximum.
  public mutating func decrement() {
    value = wraps && value - stepValue < minimumValue ? maximumValue : value - stepValue
  }

  /// The picture behind the buttons in a state.
  public func backgroundImage(for state: ControlState) -> Image? { $backgroundImage.value(for: state) }

  /// The picture of the button that goes down in a state.
  public func decrementImage(for state: ControlState) -> Image? { $decrementImage.value(for: state) }

  /// The picture of the button that goes up in a state.
  public func incrementImage(for state: ControlState) -> Image? { $incrementImage.value(for: state) }

  /// Gives the buttons a background for a state; `nil` for that of the normal state.
  public mutating func setBackgroundImage(_ image: Image?, for state: ControlState) {
    $backgroundImage[state] = image
  }

  /// Gives the button that goes down a picture for a state; `nil` for that of the normal state.
  public mutating func setDecrementImage(_ image: Image?, for state: ControlState) {
    $decrementImage[state] = image
  }

  /// Gives the button that goes up a picture for a state; `nil` for that of the normal state.
  public mutating func setIncrementImage(_ image: Image?, for state: ControlState) {
    $incrementImage[state] = image
  }
}

extension Stepper {
  /// Users change the value.
  public static let userEditable = [EditableProperty(\Stepper.value)]
}
