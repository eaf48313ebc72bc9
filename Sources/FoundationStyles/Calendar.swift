import Foundation
import Mod

extension PropertyNames where Root == Calendar {
  /// Names `Calendar.locale`: the source of the names of months and days and, by default, of the first weekday.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  /// Names `Calendar.timeZone`: the time zone in which days begin. The system's by default.
  @inlinable public static var timeZone: Property<Root, TimeZone> { Property { $1(&$0.timeZone) } }
  /// Names `Calendar.firstWeekday`: 1 is Sunday, 7 is Saturday.
  @inlinable public static var firstWeekday: Property<Root, Int> { Property { $1(&$0.firstWeekday) } }
  /// Names `Calendar.minimumDaysInFirstWeek`: the number of days that the first week of a year must have.
  @inlinable public static var minimumDaysInFirstWeek: Property<Root, Int> {
    Property { $1(&$0.minimumDaysInFirstWeek) }
  }
}

extension StyleNames where Root == Calendar {
  /// Sets `timeZone` to UTC.
  @inlinable public static var utc: Mod<Root> { .timeZone(.gmt) }

  /// Sets `locale` to `en_US_POSIX`, which does not depend on the user's settings.
  @inlinable public static var posix: Mod<Root> { .locale(Locale(identifier: "en_US_POSIX")) }

  /// Sets `firstWeekday` to 1.
  @inlinable public static var startingOnSunday: Mod<Root> { .firstWeekday(1) }

  /// Sets `firstWeekday` to 2.
  @inlinable public static var startingOnMonday: Mod<Root> { .firstWeekday(2) }

  /// Sets `firstWeekday` to 2 and `minimumDaysInFirstWeek` to 4, as ISO 8601 defines weeks.
  @inlinable public static var isoWeeks: Mod<Root> { .startingOnMonday + .minimumDaysInFirstWeek(4) }
}

extension Calendar: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "identifier": identifier,
      "locale": locale,
      "timeZone": timeZone,
      "firstWeekday": firstWeekday,
      "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
    ]
  }
}
