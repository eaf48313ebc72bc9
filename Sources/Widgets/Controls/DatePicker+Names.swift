import Foundation
import Mod

extension PropertyNames where Root == DatePicker {
  @_alwaysEmitIntoClient public static var datePickerMode: Property<Root, DatePicker.Mode> {
    Property { $1(&$0.datePickerMode) }
  }
  @_alwaysEmitIntoClient public static var date: Property<Root, Date?> { Property { $1(&$0.date) } }
  @_alwaysEmitIntoClient public static var minimumDate: Property<Root, Date?> { Property { $1(&$0.minimumDate) } }
  @_alwaysEmitIntoClient public static var maximumDate: Property<Root, Date?> { Property { $1(&$0.maximumDate) } }
  @_alwaysEmitIntoClient public static var countDownDuration: Property<Root, Double> {
    Property { $1(&$0.countDownDuration) }
  }
  @_alwaysEmitIntoClient public static var minuteInterval: Property<Root, Int> { Property { $1(&$0.minuteInterval) } }
  @_alwaysEmitIntoClient public static var roundsToMinuteInterval: Property<Root, Bool> {
    Property { $1(&$0.roundsToMinuteInterval) }
  }
  @_alwaysEmitIntoClient public static var preferredDatePickerStyle: Property<Root, DatePicker.Style> {
    Property { $1(&$0.preferredDatePickerStyle) }
  }
  @_alwaysEmitIntoClient public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  @_alwaysEmitIntoClient public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }
  @_alwaysEmitIntoClient public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
}
