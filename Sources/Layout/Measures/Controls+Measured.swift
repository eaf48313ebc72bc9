import Foundation
import Widgets

// The sizes of controls that hardly depend on their content, and the values that all previews show.

extension Switch: Measured {
  package func need(width: Double?) -> Need {
    guard isBox else { return .rigid(51, 31) }
    return .rigid(22 + (shownTitle.map { TextMetrics.width(of: $0, in: .body) + 8 } ?? 0), 22)
  }
}

extension Switch {
  /// Whether the switch is a box with a check mark.
  package var isBox: Bool { preferredStyle == .checkbox }

  /// The title beside the box, which a sliding switch does not show.
  package var shownTitle: String? { isBox ? title : nil }
}

extension Stepper: Measured {
  package func need(width: Double?) -> Need { .rigid(94, 32) }
}

extension Stepper {
  /// Whether the decrement button can be used.
  package var canDecrement: Bool { isEnabled && (wraps || value > minimumValue) }

  /// Whether the increment button can be used.
  package var canIncrement: Bool { isEnabled && (wraps || value < maximumValue) }
}

extension Slider: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 120, 34, horizontal: .open, vertical: .rigid) }
}

extension ProgressView: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 120, thickness, horizontal: .open, vertical: .rigid) }

  package var thickness: Double { progressViewStyle == .bar ? 2.5 : 4 }
}

extension RangeControl {
  /// The position of the value between the minimum and the maximum, from 0 to 1, for any numbers.
  package var share: Double {
    // Halves, because the difference of the limits may overflow.
    let share = (value / 2 - minimumValue / 2) / (maximumValue / 2 - minimumValue / 2)
    return maximumValue > minimumValue && share > 0 ? min(share, 1) : 0
  }
}

// An image that is stretched behind something is not loaded. A gray area is drawn in its place.

extension Slider {
  /// The color of the track before the thumb, or `nil` for the tint color.
  package var shownMinimumTrack: Color? { currentMinimumTrackImage == nil ? minimumTrackTintColor : .systemGray }

  /// The color of the track after the thumb, or `nil` for the system's color.
  package var shownMaximumTrack: Color? { currentMaximumTrackImage == nil ? maximumTrackTintColor : .systemGray5 }
}

extension ProgressView {
  /// The color of the done part, or `nil` for the tint color.
  package var shownProgress: Color? { progressImage == nil ? progressTintColor : .systemGray }

  /// The color of the track after the progress, or `nil` for the system's color.
  package var shownTrack: Color? { trackImage == nil ? trackTintColor : .systemGray5 }
}

extension PageControl: Measured {
  package func need(width: Double?) -> Need {
    guard shownPages > 0 else { return Need(0, 26) }
    let length = Double(shownPages) * 18 + 22
    return isUpright ? .rigid(26, length) : Need(length, 26, vertical: .rigid)
  }
}

extension PageControl {
  /// The number of visible dots, at most 1,000. It is 0 if a single page has no dot.
  package var shownPages: Int { numberOfPages > (hidesForSinglePage ? 1 : 0) ? min(numberOfPages, 1_000) : 0 }

  /// Whether the dots are in a column.
  package var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Returns the position of a page's dot, from the leading edge or from the top.
  package func position(of page: Int, in traits: DrawnTraits) -> Int {
    let isReversed =
      switch direction {
      case .natural, .topToBottom: false
      case .bottomToTop: true
      case .leftToRight: traits.isRightToLeft
      case .rightToLeft: !traits.isRightToLeft
      }
    return isReversed ? shownPages - 1 - page : page
  }

  /// The number of the current page, counted from 1.
  package var shownPage: Int { pageOnDisplay == .max ? .max : pageOnDisplay + 1 }
}

extension ActivityIndicatorView: Measured {
  package func need(width: Double?) -> Need { .rigid(side, side) }

  package var side: Double { style == .large ? 37 : 20 }
}

extension PickerView: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 320, 216, horizontal: .open) }
}

extension SegmentedControl: Measured {
  package func need(width: Double?) -> Need { Need(widths.reduce(4, +), 32, vertical: .rigid) }

  package var hasOwnWidths: Bool { apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 } }

  /// The widths of the segments: equal, unless they follow their content.
  package var widths: [Double] {
    let font = Font.systemFont(ofSize: 13, weight: .semibold)
    let needed = segments.map {
      $0.width > 0 ? $0.width : $0.title.map { TextMetrics.width(of: $0.onOneLine, in: font) + 20 } ?? 44
    }
    guard !hasOwnWidths else { return needed }
    return Array(repeating: needed.max() ?? 0, count: needed.count)
  }

  /// The background of the selected segment.
  package static let selectedFill = Color(light: .white, dark: Color(hex: 0x636366))
}
