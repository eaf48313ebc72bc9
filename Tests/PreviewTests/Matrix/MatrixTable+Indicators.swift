import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let indicators = [progress, activity, refresh, dates, picker, component]

  private static let progress = MatrixTable(ProgressView(.progress(0.5))) {
    Trial(.progress, 0.75, .previews)
    Trial(.progressViewStyle, .bar, .html, .svg, but: .cells)
    Trial(.progressTintColor, .systemRed, .previews)
    Trial(.trackTintColor, .systemRed, .previews)
    Trial(.progressImage, Sample.star, .previews)
    Trial(.trackImage, Sample.star, .previews)
  }

  private static let activity = MatrixTable(ActivityIndicatorView(.isAnimating(true))) {
    Trial(.isAnimating, false, .previews)
    Trial(.hidesWhenStopped, false, .previews, given: .isAnimating(false))
    Trial(.style, .large, .html, .svg, but: .cells)
    Trial(.color, .systemRed, .previews)
  }

  private static let refresh = MatrixTable(
    RefreshControl(.isRefreshing(true)), in: { ScrollView(.refreshControl($0)) },
    operations: [{ try $0.pullToRefresh() }]
  ) {
    Trial(.isRefreshing, false, .previews, .operation)
    Trial(.attributedTitle, AttributedString("Loading"), .previews)
  }

  private static let dates = MatrixTable(
    DatePicker(.date(Date(timeIntervalSince1970: 0)), .datePickerMode(.dateAndTime), .timeZone(.gmt)),
    operations: [{ try $0.pick(Date(timeIntervalSince1970: 4000)) }, { try $0.pick(duration: 100) }]
  ) {
    Trial(.datePickerMode, .date, .previews)
    Trial(.date, Date(timeIntervalSince1970: 1_000_000), .previews, .operation)
    Trial(.minimumDate, Date(timeIntervalSince1970: 5000), .previews, .operation)
    Trial(.maximumDate, Date(timeIntervalSince1970: 1000), .html, .operation, but: .page)
    Trial(.countDownDuration, 600, .previews, .operation, given: .datePickerMode(.countDownTimer))
    Trial(.minuteInterval, 15, .html, .operation, but: .page)
    Trial(.roundsToMinuteInterval, false, .operation, given: .minuteInterval(15))
    Trial(.preferredDatePickerStyle, .inline, .previews)
    Trial(.locale, Locale(identifier: "de_CH"), .previews)
    Trial(.calendar, Calendar(identifier: .buddhist), .previews)
    Trial(.timeZone, TimeZone(secondsFromGMT: 7200), .previews)
  }

  private static let picker = MatrixTable(
    PickerView(.components([PickerView.Component(["A", "B", "C"])])), operations: [{ try $0.select(row: 1) }]
  ) {
    Trial(.components, [PickerView.Component(["D", "E"])], .previews)
    Trial(.showsSelectionIndicator, false, .previews)
  }

  private static let component = MatrixTable(
    PickerView.Component(["A", "B", "C"]), in: { PickerView(.components([$0, PickerView.Component(["D"])])) },
    operations: [{ try $0.select(row: 1) }]
  ) {
    Trial(.rows, ["D", "E"], .previews)
    Trial(.attributedRows, [0: AttributedString("D")], .previews)
    Trial(.rowViews, [Label("D")], .previews)
    Trial(.selectedRow, 1, .previews, .operation)
    Trial(.width, 100, .previews, withoutText: .length)
    Trial(.rowHeight, 60, .html, .svg, but: .cells, withoutText: .length)
  }
}
