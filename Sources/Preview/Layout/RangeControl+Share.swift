import Widgets

extension RangeControl {
  /// How far the value is from the minimum to the maximum, from 0 to 1, whatever the numbers.
  internal var share: Double {
    let share = (value - minimumValue) / (maximumValue - minimumValue)
    return maximumValue > minimumValue && share > 0 ? min(share, 1) : 0
  }
}
