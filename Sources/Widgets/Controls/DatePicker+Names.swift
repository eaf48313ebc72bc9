import Foundation
import Mod

extension PropertyNames where Root == DatePicker {
  /// The kind of value. `.dateAndTime` by default.
  @inlinable public static var datePickerMode: Property<Root, DatePicker.Mode> { Property { $1(&$0.datePickerMode) } }

  /// The selected date, clamped to `minimumDate` and `maximumDate`.
  @inlinable public static var date: Property<Root, Date?> { Property { $1(&$0.date) } }

  /// The earliest date. `nil` by default, for no limit.
  @inlinable public static var minimumDate: Property<Root, Date?> { Property { $1(&$0.minimumDate) } }

  /// The latest date. `nil` by default, for no limit.
  @inlinable public static var maximumDate: Property<Root, Date?> { Property { $1(&$0.maximumDate) } }

  /// The selected duration in seconds, if `datePickerMode` is `.countDownTimer`. At most 23:59:59; 0 by default.
  @inlinable public static var countDownDuration: Property<Root, Double> { Property { $1(&$0.countDownDuration) } }

  /// The interval between two choices, in minutes. 1 by default, and for values above 30 or that do not divide 60.
  @inlinable public static var minuteInterval: Property<Root, Int> { Property { $1(&$0.minuteInterval) } }

  /// Whether the selected date is rounded to the `minuteInterval`. `true` by default.
  @inlinable public static var roundsToMinuteInterval: Property<Root, Bool> {
    Property { $1(&$0.roundsToMinuteInterval) }
  }

  /// The preferred appearance. `.automatic` by default.
  @inlinable public static var preferredDatePickerStyle: Property<Root, DatePicker.Style> {
    Property { $1(&$0.preferredDatePickerStyle) }
  }

  /// The locale of the dates, or `nil` for that of the `calendar`. `nil` by default.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }

  /// The calendar of the dates, or `nil` for the user's. `nil` by default.
  @inlinable public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }

  /// The time zone of the dates, or `nil` for that of the `calendar`. `nil` by default.
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
}
