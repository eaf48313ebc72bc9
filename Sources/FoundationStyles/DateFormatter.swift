import Foundation
import Mod

extension PropertyNames where Root == DateFormatter {
  /// Names `DateFormatter.dateStyle`: the length of the date. `.none` by default.
  @inlinable public static var dateStyle: Property<Root, DateFormatter.Style> { Property { $1(&$0.dateStyle) } }
  /// Names `DateFormatter.timeStyle`: the length of the time of day. `.none` by default.
  @inlinable public static var timeStyle: Property<Root, DateFormatter.Style> { Property { $1(&$0.timeStyle) } }
  /// Names `DateFormatter.dateFormat`: a pattern of Unicode TR 35, such as `"d MMM yyyy"`, in place of the styles.
  @inlinable public static var dateFormat: Property<Root, String?> { Property { $1(&$0.dateFormat) } }
  /// Names `DateFormatter.locale`: the locale of the language and the order of fields. The user's by default.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  /// Names `DateFormatter.timeZone`: the time zone of the dates. The system's by default.
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
  /// Names `DateFormatter.calendar`: the calendar of years, months and days. The locale's by default.
  @inlinable public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }
  /// Names `DateFormatter.isLenient`: whether impossible dates, such as 30 February, are parsed. `false` by default.
  @inlinable public static var isLenient: Property<Root, Bool> { Property { $1(&$0.isLenient) } }
  /// Names `DateFormatter.doesRelativeDateFormatting`: whether near days are words, such as today. `false` by default.
  /// Linux writes dates all the same.
  @inlinable public static var doesRelativeDateFormatting: Property<Root, Bool> {
    Property { $1(&$0.doesRelativeDateFormatting) }
  }
  /// Names `DateFormatter.defaultDate`: the source of fields that a parsed text lacks. `nil` by default.
  @inlinable public static var defaultDate: Property<Root, Date?> { Property { $1(&$0.defaultDate) } }
}

extension StyleNames where Root == DateFormatter {
  /// Sets `dateStyle` to `.short`: 10/27/20.
  @inlinable public static var shortDate: Mod<Root> { .dateStyle(.short) }
  /// Sets `dateStyle` to `.medium`: Oct 27, 2020.
  @inlinable public static var mediumDate: Mod<Root> { .dateStyle(.medium) }
  /// Sets `dateStyle` to `.long`: October 27, 2020.
  @inlinable public static var longDate: Mod<Root> { .dateStyle(.long) }
  /// Sets `dateStyle` to `.full`: Tuesday, October 27, 2020.
  @inlinable public static var fullDate: Mod<Root> { .dateStyle(.full) }
  /// Sets `dateStyle` to `.none`, to show only the time.
  @inlinable public static var noDate: Mod<Root> { .dateStyle(.none) }

  /// Sets `timeStyle` to `.short`: 5:12 AM.
  @inlinable public static var shortTime: Mod<Root> { .timeStyle(.short) }
  /// Sets `timeStyle` to `.medium`: 5:12:00 AM.
  @inlinable public static var mediumTime: Mod<Root> { .timeStyle(.medium) }
  /// Sets `timeStyle` to `.long`: 5:12:00 AM GMT.
  @inlinable public static var longTime: Mod<Root> { .timeStyle(.long) }
  /// Sets `timeStyle` to `.full`: 5:12:00 AM Greenwich Mean Time.
  @inlinable public static var fullTime: Mod<Root> { .timeStyle(.full) }
  /// Sets `timeStyle` to `.none`, to show only the date.
  @inlinable public static var noTime: Mod<Root> { .timeStyle(.none) }

  /// Sets `timeZone` to UTC.
  @inlinable public static var utc: Mod<Root> { .timeZone(.gmt) }

  /// Sets `locale` to `en_US_POSIX`, which does not depend on the user's settings.
  @inlinable public static var posix: Mod<Root> { .locale(Locale(identifier: "en_US_POSIX")) }

  /// Sets `dateFormat` to a pattern and `locale` to `en_US_POSIX`, for dates that programs read.
  ///
  /// The time zone stays as it is; compose with `utc` to fix it.
  ///
  /// - Parameter pattern: A pattern of Unicode TR 35, such as `"yyyy-MM-dd"`.
  @inlinable public static func fixed(_ pattern: String) -> Mod<Root> { .posix + .dateFormat(pattern) }

  /// Sets `dateFormat` to `"yyyy-MM-dd"` and `locale` to `en_US_POSIX`: 2020-10-27.
  @inlinable public static var isoDate: Mod<Root> { .fixed("yyyy-MM-dd") }

  /// Sets `dateFormat` to `"HH:mm:ss"` and `locale` to `en_US_POSIX`: 05:12:00.
  @inlinable public static var isoTime: Mod<Root> { .fixed("HH:mm:ss") }

  /// Sets `dateFormat` to `"yyyy-MM-dd'T'HH:mm:ssXXX"` and `locale` to `en_US_POSIX`: 2020-10-27T05:12:00Z.
  @inlinable public static var isoDateTime: Mod<Root> { .fixed("yyyy-MM-dd'T'HH:mm:ssXXX") }

  /// Sets `dateFormat` to that of HTTP headers, `locale` to `en_US_POSIX` and `timeZone` to UTC.
  ///
  /// The result is `Tue, 27 Oct 2020 05:12:00 GMT`.
  @inlinable public static var httpDate: Mod<Root> { .utc + .fixed("EEE, dd MMM yyyy HH:mm:ss 'GMT'") }

  /// Sets `dateFormat` from a template of fields, in the locale's order.
  ///
  /// `"MMMd"` is Oct 27 in English and 27. Okt. in German.
  ///
  /// Apply it after `locale`, because it reads the formatter's locale.
  @inlinable public static func template(_ fields: String) -> Mod<Root> {
    Mod { $0.setLocalizedDateFormatFromTemplate(fields) }
  }
}

extension DateFormatter: PropertyListing {
  /// The properties that have names as styles. The format is listed only if date and time style do not determine it.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "dateStyle": dateStyle,
      "timeStyle": timeStyle,
      "dateFormat": dateStyle == .none && timeStyle == .none && dateFormat != "" ? dateFormat : nil,
      "locale": locale,
      "timeZone": timeZone,
      "calendar": calendar,
      "isLenient": isLenient,
      "doesRelativeDateFormatting": doesRelativeDateFormatting,
      "defaultDate": defaultDate,
    ]
  }
}
