import Foundation
import Mod

extension PropertyNames where Root == DateFormatter {
  /// Names `DateFormatter.dateStyle`: how much of the date shows, in the words of the locale. `.none` by default.
  @inlinable public static var dateStyle: Property<Root, DateFormatter.Style> { Property { $1(&$0.dateStyle) } }
  /// Names `DateFormatter.timeStyle`: how much of the time of day shows. `.none` by default.
  @inlinable public static var timeStyle: Property<Root, DateFormatter.Style> { Property { $1(&$0.timeStyle) } }
  /// Names `DateFormatter.dateFormat`: a pattern of Unicode TR 35, such as `"d MMM yyyy"`, in place of the styles.
  @inlinable public static var dateFormat: Property<Root, String?> { Property { $1(&$0.dateFormat) } }
  /// Names `DateFormatter.locale`: whose language and order of fields to use. The user's by default.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  /// Names `DateFormatter.timeZone`: where the clock stands. The system's by default.
  @inlinable public static var timeZone: Property<Root, TimeZone?> { Property { $1(&$0.timeZone) } }
  /// Names `DateFormatter.calendar`: what counts years, months and days. The locale's by default.
  @inlinable public static var calendar: Property<Root, Calendar?> { Property { $1(&$0.calendar) } }
  /// Names `DateFormatter.isLenient`: whether dates that do not exist, such as 30 February, are parsed. `false` by default.
  @inlinable public static var isLenient: Property<Root, Bool> { Property { $1(&$0.isLenient) } }
  /// Names `DateFormatter.defaultDate`: what fills the fields that a parsed text lacks. `nil` by default.
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
  /// Sets `dateStyle` to `.none`: the time alone.
  @inlinable public static var noDate: Mod<Root> { .dateStyle(.none) }

  /// Sets `timeStyle` to `.short`: 5:12 AM.
  @inlinable public static var shortTime: Mod<Root> { .timeStyle(.short) }
  /// Sets `timeStyle` to `.medium`: 5:12:00 AM.
  @inlinable public static var mediumTime: Mod<Root> { .timeStyle(.medium) }
  /// Sets `timeStyle` to `.long`: 5:12:00 AM GMT.
  @inlinable public static var longTime: Mod<Root> { .timeStyle(.long) }
  /// Sets `timeStyle` to `.full`: 5:12:00 AM Greenwich Mean Time.
  @inlinable public static var fullTime: Mod<Root> { .timeStyle(.full) }
  /// Sets `timeStyle` to `.none`: the date alone.
  @inlinable public static var noTime: Mod<Root> { .timeStyle(.none) }

  /// Sets `dateStyle` to `.short` and `timeStyle` to `.none`: when an episode was released.
  @inlinable public static var episodeDatestamp: Mod<Root> { .shortDate + .noTime }
}
