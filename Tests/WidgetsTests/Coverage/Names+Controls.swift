import Mod
import Widgets

extension Names where Root: Control {
  static var control: Names {
    Names(
      .isEnabled, .isSelected, .isHighlighted, .contentHorizontalAlignment, .contentVerticalAlignment,
      .isContextMenuInteractionEnabled, .showsMenuAsPrimaryAction, .isSymbolAnimationEnabled, .toolTip
    )
  }
}

extension Names where Root: RangeControl {
  // A limit takes the value along where it passes it, so the value stands out of the way.
  static var range: Names {
    Names(.value) + Names(.minimumValue, given: .value(1)) + Names(.maximumValue, given: .value(0))
  }
}

extension Names<Switch> {
  static var own: Names {
    Names(.isOn, .onTintColor, .thumbTintColor, .onImage, .offImage, .title, .preferredStyle)
  }
}

extension Names<Slider> {
  static var own: Names {
    Names(
      .isContinuous, .minimumValueImage, .maximumValueImage, .minimumTrackTintColor, .maximumTrackTintColor,
      .thumbTintColor, .thumbImage, .thumbImage(for: .disabled), .minimumTrackImage,
      .minimumTrackImage(for: .disabled), .maximumTrackImage, .maximumTrackImage(for: .disabled),
      .preferredBehavioralStyle
    )
  }
}

extension Names<Stepper> {
  static var own: Names {
    Names(
      .stepValue, .wraps, .autorepeat, .isContinuous, .backgroundImage, .backgroundImage(for: .disabled),
      .decrementImage, .decrementImage(for: .disabled), .incrementImage, .incrementImage(for: .disabled),
      .dividerImage
    )
  }
}

extension Names<PageControl> {
  static var own: Names {
    Names(
      .numberOfPages, .hidesForSinglePage, .pageIndicatorTintColor, .currentPageIndicatorTintColor,
      .preferredIndicatorImage, .preferredCurrentPageIndicatorImage, .indicatorImages, .currentPageIndicatorImages,
      .backgroundStyle, .direction, .allowsContinuousInteraction, .defersCurrentPageDisplay, .displayedPage
    ) + Names(.currentPage, given: .numberOfPages(3))  // There is no other page without pages.
  }
}

extension Names<DatePicker> {
  static var own: Names {
    Names(
      .datePickerMode, .date, .minimumDate, .maximumDate, .countDownDuration, .minuteInterval,
      .roundsToMinuteInterval, .preferredDatePickerStyle, .locale, .calendar, .timeZone
    )
  }
}

extension Names<SegmentedControl> {
  static var own: Names {
    Names(
      .segments, .isMomentary, .apportionsSegmentWidthsByContent, .selectedSegmentTintColor, .titleTextAttributes,
      .titleTextAttributes(for: .selected), .backgroundImage, .backgroundImage(for: .selected),
      .contentPositionAdjustment,
      .dividerImage
    ) + Names(.selectedSegmentIndex, given: .segments(["A", "B", "C"]))  // There is nothing to select without segments.
  }
}

extension SegmentedControl.Segment: Sampled {
  static let samples: [SegmentedControl.Segment] = ["Sample"]
}

extension ContentHorizontalAlignment: Sampled {}
extension ContentVerticalAlignment: Sampled {}
extension BehavioralStyle: Sampled {}
extension DatePicker.Mode: Sampled {}
extension DatePicker.Style: Sampled {}
extension Switch.Style: Sampled {}
extension PageControl.BackgroundStyle: Sampled {}
extension PageControl.Direction: Sampled {}
