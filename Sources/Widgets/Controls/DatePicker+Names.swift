import Foundation
import Mod

extension PropertyNames where Root == DatePicker {
  @inlinable public static var datePickerMode: Property<Root, DatePicker.Mode> { Property { $1(&$0.datePickerMode) } }
  @inlinable public static var date: Property<Root, Date?> { Property { $1(&$0.date) } }
  @inlinable public static var minimumDate: Property<Root, Date?> { Property { $1(&$0.minimumDate) } }
  @inlinable public static var maximumDate: Property<Root, Date?> { Property { $1(&$0.maximumDate) } }
  @inlinable public static var countDownDuration: Property<Root, Double> { Property { $1(&$0.countDownDuration) } }
  @inlinable public static var minuteInterval: Property<Root, Int> { Property { $1(&$0.minuteInterval) } }
  @inlinable public static var roundsToMinuteInterval: Property<Root, Bool> {
    Property { $1(&$0.roundsToMinuteInterval) }
  }
  @inlinable public static var preferredDatePickerStyle: Property<Root, DatePicker.Style> {
    Property { $1(&$0.preferredDatePickerStyle) }
  }
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  @inlinable public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
}
