import Foundation
import Mod

extension PropertyNames where Root == ISO8601DateFormatter {
  /// Names `ISO8601DateFormatter.formatOptions`: the fields and separators.
  ///
  /// By default, these are date and time with all separators and the time zone.
  @inlinable public static var formatOptions: Property<Root, ISO8601DateFormatter.Options> {
    Property { $1(&$0.formatOptions) }
  }
  /// Names `ISO8601DateFormatter.timeZone`: the time zone of the dates. UTC by default.
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
}

extension StyleNames where Root == ISO8601DateFormatter {
  /// Sets `formatOptions` to `.withInternetDateTime`: 2020-10-27T05:12:00Z.
  @inlinable public static var internetDateTime: Mod<Root> { .formatOptions(.withInternetDateTime) }

  /// Sets `formatOptions` to `.withFullDate`: 2020-10-27.
  @inlinable public static var dateOnly: Mod<Root> { .formatOptions(.withFullDate) }

  /// Sets `formatOptions` to `.withFullTime`: 05:12:00Z.
  @inlinable public static var timeOnly: Mod<Root> { .formatOptions(.withFullTime) }

  /// Sets `formatOptions` to the fields of a week date: 2020-W44-02.
  @inlinable public static var weekDate: Mod<Root> {
    .formatOptions([.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate])
  }

  /// Adds `.withFractionalSeconds` to `formatOptions`: 2020-10-27T05:12:00.000Z. Parsing then requires the fractions.
  @inlinable public static var fractionalSeconds: Mod<Root> {
    .formatOptions.update { $0.insert(.withFractionalSeconds) }
  }

  /// Removes the separators of date, time and time zone from `formatOptions`: 20201027T051200Z.
  @inlinable public static var withoutSeparators: Mod<Root> {
    .formatOptions.update {
      $0.subtract([.withDashSeparatorInDate, .withColonSeparatorInTime, .withColonSeparatorInTimeZone])
    }
  }

  /// Sets `timeZone` to UTC, the default.
  @inlinable public static var utc: Mod<Root> { .timeZone(.gmt) }
}

extension ISO8601DateFormatter: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "formatOptions": formatOptions,
      "timeZone": timeZone,
    ]
  }
}
