import Foundation
import Mod

extension PropertyNames where Root == DatePicker {
  /// Names ``DatePicker/datePickerMode``.
  @inlinable public static var datePickerMode: Property<Root, DatePicker.Mode> { Property { $1(&$0.datePickerMode) } }
  /// Names ``DatePicker/date``.
  @inlinable public static var date: Property<Root, Date?> { Property { $1(&$0.date) } }
  /// Names ``DatePicker/minimumDate``.
  @inlinable public static var minimumDate: Property<Root, Date?> { Property { $1(&$0.minimumDate) } }
  /// Names ``DatePicker/maximumDate``.
  @inlinable public static var maximumDate: Property<Root, Date?> { Property { $1(&$0.maximumDate) } }
  /// Names ``DatePicker/countDownDuration``.
  @inlinable public static var countDownDuration: Property<Root, Double> { Property { $1(&$0.countDownDuration) } }
  /// Names ``DatePicker/minuteInterval``.
  @inlinable public static var minuteInterval: Property<Root, Int> { Property { $1(&$0.minuteInterval) } }
  /// Names ``DatePicker/roundsToMinuteInterval``.
  @inlinable public static var roundsToMinuteInterval: Property<Root, Bool> {
    Property { $1(&$0.roundsToMinuteInterval) }
  }
  /// Names ``DatePicker/preferredDatePickerStyle``.
  @inlinable public static var preferredDatePickerStyle: Property<Root, DatePicker.Style> {
    Property { $1(&$0.preferredDatePickerStyle) }
  }
  /// Names ``DatePicker/locale``.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  /// Names ``DatePicker/calendar``.
  @inlinable public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }
  /// Names ``DatePicker/timeZone``.
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
}
