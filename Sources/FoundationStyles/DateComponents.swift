import Foundation
import Mod

extension PropertyNames where Root == DateComponents {
  /// Names `DateComponents.year`: the year.
  @inlinable public static var year: Property<Root, Int?> { Property { $1(&$0.year) } }
  /// Names `DateComponents.month`, counted from 1 in a date.
  @inlinable public static var month: Property<Root, Int?> { Property { $1(&$0.month) } }
  /// Names `DateComponents.day`, counted from 1 in a date.
  @inlinable public static var day: Property<Root, Int?> { Property { $1(&$0.day) } }
  /// Names `DateComponents.hour`, from 0 to 23 in a date.
  @inlinable public static var hour: Property<Root, Int?> { Property { $1(&$0.hour) } }

  /// Names `DateComponents.minute`: the minute.
  @inlinable public static var minute: Property<Root, Int?> { Property { $1(&$0.minute) } }

  /// Names `DateComponents.second`: the second.
  @inlinable public static var second: Property<Root, Int?> { Property { $1(&$0.second) } }

  /// Names `DateComponents.nanosecond`: the nanosecond.
  @inlinable public static var nanosecond: Property<Root, Int?> { Property { $1(&$0.nanosecond) } }
  /// Names `DateComponents.weekday`: 1 is Sunday in the Gregorian calendar.
  @inlinable public static var weekday: Property<Root, Int?> { Property { $1(&$0.weekday) } }
  /// Names `DateComponents.weekdayOrdinal`: 2 is the second occurrence of the weekday in the month.
  @inlinable public static var weekdayOrdinal: Property<Root, Int?> { Property { $1(&$0.weekdayOrdinal) } }

  /// Names `DateComponents.weekOfYear`: the week of the year.
  @inlinable public static var weekOfYear: Property<Root, Int?> { Property { $1(&$0.weekOfYear) } }
  /// Names `DateComponents.yearForWeekOfYear`: the year that a week belongs to.
  @inlinable public static var yearForWeekOfYear: Property<Root, Int?> { Property { $1(&$0.yearForWeekOfYear) } }
  /// Names `DateComponents.calendar`: the calendar that converts the components to a date.
  @inlinable public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }
  /// Names `DateComponents.timeZone`: the time zone of the components.
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
}

extension StyleNames where Root == DateComponents {
  /// Sets `year`, `month` and `day`.
  @inlinable public static func date(_ year: Int, _ month: Int, _ day: Int) -> Mod<Root> {
    [.year(year), .month(month), .day(day)]
  }

  /// Sets `hour`, `minute` and `second`, and `nanosecond` to 0.
  @inlinable public static func time(_ hour: Int, _ minute: Int = 0, _ second: Int = 0) -> Mod<Root> {
    [.hour(hour), .minute(minute), .second(second), .nanosecond(0)]
  }

  /// Sets `hour`, `minute`, `second` and `nanosecond` to 0.
  @inlinable public static var midnight: Mod<Root> { .time(0) }

  /// Sets `hour` to 12, and `minute`, `second` and `nanosecond` to 0.
  @inlinable public static var noon: Mod<Root> { .time(12) }

  /// Sets `timeZone` to UTC.
  @inlinable public static var utc: Mod<Root> { .timeZone(.gmt) }

  /// Sets `calendar` to the Gregorian calendar, so that `date` has a value.
  @inlinable public static var gregorian: Mod<Root> { .calendar(Calendar(identifier: .gregorian)) }
}

extension DateComponents: PropertyListing {
  /// The properties that have names as styles, and the other components of a date.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "calendar": calendar,
      "timeZone": timeZone,
      "era": era,
      "year": year,
      "month": month,
      "day": day,
      "hour": hour,
      "minute": minute,
      "second": second,
      "nanosecond": nanosecond,
      "weekday": weekday,
      "weekdayOrdinal": weekdayOrdinal,
      "quarter": quarter,
      "weekOfMonth": weekOfMonth,
      "weekOfYear": weekOfYear,
      "yearForWeekOfYear": yearForWeekOfYear,
    ]
  }
}
