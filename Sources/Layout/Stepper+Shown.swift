import Widgets

extension Stepper {
  /// Whether the decrement button can be used.
  package var canDecrement: Bool { isEnabled && (wraps || value > minimumValue) }

  /// Whether the increment button can be used.
  package var canIncrement: Bool { isEnabled && (wraps || value < maximumValue) }
}
