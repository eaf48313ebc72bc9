/// The value of a control as its user sees it.
public enum ControlValue: Hashable, Sendable {
  /// A number between two limits, which changes by steps. Beyond a limit it may continue at the other one.
  case number(Double, in: ClosedRange<Double>, step: Double, wraps: Bool = false)

  /// One of some elements, by its index, or none of them. Some may be disabled.
  case choice(Int?, of: Int, disabled: Set<Int> = [])

  /// A value that is on or off.
  case flag(Bool)
}
