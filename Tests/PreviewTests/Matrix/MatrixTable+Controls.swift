import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let controls = [control, switches, sliders, steppers, ranges, pages, segments, segment]

  private static let control = MatrixTable(
    Button("A", .width(200), .height(100), .tapped --> { Sent.note("tapped") }),
    of: "Control", operations: [{ try $0.tap() }, { try $0.longPress() }]
  ) {
    Trial(.contentHorizontalAlignment, .trailing, .previews)
    Trial(.contentVerticalAlignment, .top, .previews)
    Trial(
      .isContextMenuInteractionEnabled, true, .operation,
      given: .action(.menuActionTriggered) --> { _ in Sent.note("menu") })
    Trial(
      .showsMenuAsPrimaryAction, true, .html, .operation,
      given: .action(.menuActionTriggered) --> { _ in Sent.note("menu") }, but: .page)
    Trial(.isSymbolAnimationEnabled, true)
    Trial(.toolTip, "Tip", .html, but: .page)
  }

  private static let switches = MatrixTable(
    Switch(.isOn(true), .toggled --> { Sent.note("\($0)") }), operations: [{ try $0.toggle() }, { try $0.press(" ") }]
  ) {
    Trial(.isOn, false, .previews, .operation)
    Trial(.onTintColor, .systemRed, .previews)
    Trial(.thumbTintColor, .systemRed, .previews)
    Trial(.onImage, Sample.star, .previews)
    Trial(.offImage, Sample.star, .previews, given: .isOn(false))
    Trial(.preferredStyle, .checkbox, .previews)
  }

  private static let sliders = MatrixTable(
    Slider(
      .value(0.5), .valueChanged --> { Sent.note("\($0)") },
      .action(.touchDragInside) --> { _ in Sent.note("touchDragInside") }),
    operations: [{ try $0.slide(to: 0.7) }, { try $0.press(.right) }]
  ) {
    Trial(.isContinuous, false, .operation)
    Trial(.minimumValueImage, Sample.star, .previews)
    Trial(.maximumValueImage, Sample.star, .previews)
    Trial(.minimumTrackTintColor, .systemRed, .previews)
    Trial(.maximumTrackTintColor, .systemRed, .previews)
    Trial(.thumbTintColor, .systemRed, .previews)
    Trial(.thumbImage, Sample.star, .previews)
    Trial(.minimumTrackImage, Sample.star, .previews)
    Trial(.maximumTrackImage, Sample.star, .previews)
    Trial(.preferredBehavioralStyle, .mac)
  }

  private static let steppers = MatrixTable(
    Stepper(.value(99), .valueChanged --> { Sent.note("\($0)") }),
    operations: [
      { try $0.stepUp() }, { try $0.stepUp() }, { try $0.press(.left) }, { try $0.stepDown(times: 3) },
      { try $0.focus() }, { try $0.scrollWheel(by: -1) },
    ]
  ) {
    Trial(.stepValue, 0.5, .html, .operation, but: .page)
    Trial(.wraps, true, .operation)
    Trial(.autorepeat, false, .operation)
    Trial(.isContinuous, false, .operation)
    Trial(.backgroundImage, Sample.star, .previews)
    Trial(.decrementImage, Sample.star, .previews)
    Trial(.incrementImage, Sample.star, .previews)
    Trial(.dividerImage, Sample.star, .previews)
  }

  private static let ranges = MatrixTable(
    Slider(.value(0.5)), of: "RangeControl", operations: [{ try $0.slide(to: 0.1) }, { try $0.slide(to: 0.9) }]
  ) {
    Trial(.value, 0.75, .previews, .operation)
    Trial(.minimumValue, 0.25, .previews, .operation)
    Trial(.maximumValue, 0.75, .previews, .operation)
  }

  private static let pages = MatrixTable(
    PageControl(.numberOfPages(3), .valueChanged --> { Sent.note("\($0)") }),
    operations: [
      { try $0.select(page: 1) }, { try $0.press(.right) }, { try $0.press(.down) }, { try $0.slide(to: 0) },
    ]
  ) {
    Trial(.numberOfPages, 5, .previews)
    Trial(.currentPage, 1, .previews, .operation)
    Trial(.hidesForSinglePage, true, .previews, given: .numberOfPages(1))
    Trial(.pageIndicatorTintColor, .systemRed, .previews)
    Trial(.currentPageIndicatorTintColor, .systemRed, .previews)
    Trial(.preferredIndicatorImage, Sample.star, .previews)
    Trial(.preferredCurrentPageIndicatorImage, Sample.star, .previews)
    Trial(.indicatorImages, [1: Sample.star], .previews)
    Trial(.currentPageIndicatorImages, [0: Sample.star], .previews)
    Trial(.backgroundStyle, .prominent, .html, .svg, but: .effects)
    Trial(.direction, .topToBottom, .previews)
    Trial(.allowsContinuousInteraction, false, .operation)
    Trial(.displayedPage, 2, .previews)
    Trial(.defersCurrentPageDisplay, true, .operation, given: .displayedPage(nil))
  }

  private static let segments = MatrixTable(
    SegmentedControl(
      ["A", "A longer one", "C"], .selectedSegmentIndex(0), .width(300), .valueChanged --> { Sent.note("\($0)") }),
    operations: [{ try $0.select(segment: 1) }, { try $0.press(.right) }]
  ) {
    Trial(.segments, ["A", "B"], .previews)
    Trial(.selectedSegmentIndex, 1, .previews, .operation)
    Trial(.isMomentary, true, .previews, .operation)
    Trial(.apportionsSegmentWidthsByContent, true, .html, .svg, but: .narrow)
    Trial(.selectedSegmentTintColor, .systemRed, .previews, .audit)
    Trial(.titleTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews, .audit)
    Trial(.backgroundImage, Sample.star, .html, .svg, but: .pictures)
    Trial(.contentPositionAdjustment, Offset(horizontal: 4, vertical: 3), .html, .svg, but: .cells)
    Trial(.dividerImage, Sample.star, .previews)
  }

  private static let segment = MatrixTable(
    SegmentedControl.Segment("A"), in: { SegmentedControl([$0, "B"]) }
  ) {
    Trial(.width, 100, .previews, withoutText: .length)
    Trial(.contentOffset, CGSize(width: 4, height: 3), .html, .svg, but: .cells, withoutText: .length)
  }
}
