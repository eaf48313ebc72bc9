import Widgets

extension RangeControl {
  /// The position of the value between the minimum and the maximum, from 0 to 1, for any numbers.
  package var share: Double {
    let share = (value - minimumValue) / (maximumValue - minimumValue)
    return maximumValue > minimumValue && share > 0 ? min(share, 1) : 0
  }
}

// An image that is stretched behind something is not loaded. A gray area is drawn in its place.

extension Slider {
  /// The color of the track before the thumb, or `nil` for the tint color.
  package var shownMinimumTrack: Color? { currentMinimumTrackImage == nil ? minimumTrackTintColor : .systemGray }

  /// The color of the track after the thumb, or `nil` for that of the system.
  package var shownMaximumTrack: Color? { currentMaximumTrackImage == nil ? maximumTrackTintColor : .systemGray5 }
}

extension ProgressView {
  /// The color of the done part, or `nil` for the tint color.
  package var shownProgress: Color? { progressImage == nil ? progressTintColor : .systemGray }

  /// The color of the rest, or `nil` for that of the system.
  package var shownTrack: Color? { trackImage == nil ? trackTintColor : .systemGray5 }
}
