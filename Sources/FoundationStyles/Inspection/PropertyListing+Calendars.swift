import Foundation
import Mod

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
