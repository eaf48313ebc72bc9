import Foundation
import Mod

extension PropertyNames where Root == Calendar {
  /// Names `Calendar.locale`: whose names of months and days to use, and, unless set, whose first day of the week.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  /// Names `Calendar.timeZone`: where days begin. The system's by default.
  @inlinable public static var timeZone: Property<Root, TimeZone> { Property { $1(&$0.timeZone) } }
  /// Names `Calendar.firstWeekday`: 1 is Sunday, 7 is Saturday.
  @inlinable public static var firstWeekday: Property<Root, Int> { Property { $1(&$0.firstWeekday) } }
  /// Names `Calendar.minimumDaysInFirstWeek`: how many days of the year its first week must have.
  @inlinable public static var minimumDaysInFirstWeek: Property<Root, Int> {
    Property { $1(&$0.minimumDaysInFirstWeek) }
  }
}

extension StyleNames where Root == Calendar {
  /// Sets `timeZone` to UTC.
  @inlinable public static var utc: Mod<Root> { .timeZone(.gmt) }

  /// Sets `locale` to `en_US_POSIX`, which is the same whatever the user's settings are.
  @inlinable public static var posix: Mod<Root> { .locale(Locale(identifier: "en_US_POSIX")) }

  /// Sets `firstWeekday` to 1.
  @inlinable public static var startingOnSunday: Mod<Root> { .firstWeekday(1) }

  /// Sets `firstWeekday` to 2.
  @inlinable public static var startingOnMonday: Mod<Root> { .firstWeekday(2) }

  /// Sets `firstWeekday` to 2 and `minimumDaysInFirstWeek` to 4: weeks are counted as ISO 8601 counts them.
  @inlinable public static var isoWeeks: Mod<Root> { .startingOnMonday + .minimumDaysInFirstWeek(4) }
}
