import Foundation
import Mod

extension StyleNames where Root == DateFormatter {
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
