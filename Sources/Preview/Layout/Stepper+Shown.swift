import Widgets

extension Stepper {
  /// Whether the decrement button can be used.
  internal var canDecrement: Bool { isEnabled && (wraps || value > minimumValue) }

  /// Whether the increment button can be used.
  internal var canIncrement: Bool { isEnabled && (wraps || value < maximumValue) }
}
