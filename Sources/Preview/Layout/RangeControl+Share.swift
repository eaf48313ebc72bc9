import Widgets

extension RangeControl {
  /// The position of the value between the minimum and the maximum, from 0 to 1, for any numbers.
  internal var share: Double {
    let share = (value - minimumValue) / (maximumValue - minimumValue)
    return maximumValue > minimumValue && share > 0 ? min(share, 1) : 0
  }
}
