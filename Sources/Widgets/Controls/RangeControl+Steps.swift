import Foundation

extension RangeControl {
  /// The number of arrow keys to a unit: 1, or that of the decimal step, such as 0.1 or 0.05, next above a hundredth of
  /// a range shorter than ten.
  ///
  /// It is whole, so that a quotient by it is the decimal number that one would write.
  package var stepsInUnit: Double {
    let range = maximumValue - minimumValue
    guard range > 0, range < 10 else { return 1 }
    let decimal = pow(10, (-log10(range / 100)).rounded(.up))
    // A step of 1, 2 or 5 at the last place, or of 1 at the one before.
    let steps = [decimal / 5, decimal / 2, decimal].last { range / 100 <= 1 / $0 * (1 + 1e-9) } ?? decimal / 10
    return steps.isFinite ? max(1, steps.rounded()) : 1
  }
}
