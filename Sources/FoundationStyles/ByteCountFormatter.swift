import Foundation
import Mod

extension PropertyNames where Root == ByteCountFormatter {
  /// Names `ByteCountFormatter.countStyle`: the number of bytes in a kilobyte. `.file` by default.
  @inlinable public static var countStyle: Property<Root, ByteCountFormatter.CountStyle> {
    Property { $1(&$0.countStyle) }
  }
  /// Names `ByteCountFormatter.allowedUnits`: the units to choose from. Empty by default, for any unit that fits.
  @inlinable public static var allowedUnits: Property<Root, ByteCountFormatter.Units> {
    Property { $1(&$0.allowedUnits) }
  }
  /// Names `ByteCountFormatter.includesUnit`: whether the unit is shown. `true` by default.
  @inlinable public static var includesUnit: Property<Root, Bool> { Property { $1(&$0.includesUnit) } }
  /// Names `ByteCountFormatter.includesCount`: whether the number is shown. `true` by default.
  @inlinable public static var includesCount: Property<Root, Bool> { Property { $1(&$0.includesCount) } }
  /// Names `ByteCountFormatter.includesActualByteCount`: whether the exact count follows in parentheses. `false` by
  /// default.
  @inlinable public static var includesActualByteCount: Property<Root, Bool> {
    Property { $1(&$0.includesActualByteCount) }
  }
  /// Names `ByteCountFormatter.allowsNonnumericFormatting`: whether zero is written as a word. `true` by default.
  @inlinable public static var allowsNonnumericFormatting: Property<Root, Bool> {
    Property { $1(&$0.allowsNonnumericFormatting) }
  }
  /// Names `ByteCountFormatter.isAdaptive`: whether larger units have more digits. `true` by default.
  @inlinable public static var isAdaptive: Property<Root, Bool> { Property { $1(&$0.isAdaptive) } }
  /// Names `ByteCountFormatter.zeroPadsFractionDigits`: whether fractions are padded with zeros. `false` by default.
  @inlinable public static var zeroPadsFractionDigits: Property<Root, Bool> {
    Property { $1(&$0.zeroPadsFractionDigits) }
  }
}

extension StyleNames where Root == ByteCountFormatter {
  /// Sets `countStyle` to `.file`, which counts as the platform does for files: in multiples of 1000.
  @inlinable public static var file: Mod<Root> { .countStyle(.file) }
  /// Sets `countStyle` to `.memory`, which counts as the platform does for memory: in multiples of 1024.
  @inlinable public static var memory: Mod<Root> { .countStyle(.memory) }
  /// Sets `countStyle` to `.decimal`: 1000 bytes are 1 KB.
  @inlinable public static var decimal: Mod<Root> { .countStyle(.decimal) }
  /// Sets `countStyle` to `.binary`: 1024 bytes are 1 KB.
  @inlinable public static var binary: Mod<Root> { .countStyle(.binary) }
  /// Sets `includesActualByteCount` to `true`: 1.5 KB (1,500 bytes).
  @inlinable public static var exact: Mod<Root> { .includesActualByteCount(true) }
  /// Sets `allowsNonnumericFormatting` to `false`: 0 bytes and not Zero KB.
  @inlinable public static var numeric: Mod<Root> { .allowsNonnumericFormatting(false) }
  /// Sets `includesUnit` to `false`: 1.5.
  @inlinable public static var withoutUnit: Mod<Root> { .includesUnit(false) }
}

extension ByteCountFormatter: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "countStyle": countStyle,
      "allowedUnits": allowedUnits,
      "includesUnit": includesUnit,
      "includesCount": includesCount,
      "includesActualByteCount": includesActualByteCount,
      "allowsNonnumericFormatting": allowsNonnumericFormatting,
      "isAdaptive": isAdaptive,
      "zeroPadsFractionDigits": zeroPadsFractionDigits,
    ]
  }
}
