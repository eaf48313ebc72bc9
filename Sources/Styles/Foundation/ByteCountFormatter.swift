import Foundation
import Mod

extension PropertyNames where Root == ByteCountFormatter {
  /// Names `ByteCountFormatter.countStyle`: how many bytes make a kilobyte. `.file` by default.
  @inlinable public static var countStyle: Property<Root, ByteCountFormatter.CountStyle> {
    Property { $1(&$0.countStyle) }
  }
  /// Names `ByteCountFormatter.allowedUnits`: which units to choose from. Empty, for those that fit, by default.
  @inlinable public static var allowedUnits: Property<Root, ByteCountFormatter.Units> {
    Property { $1(&$0.allowedUnits) }
  }
  /// Names `ByteCountFormatter.includesUnit`: whether the unit shows. `true` by default.
  @inlinable public static var includesUnit: Property<Root, Bool> { Property { $1(&$0.includesUnit) } }
  /// Names `ByteCountFormatter.includesCount`: whether the number shows. `true` by default.
  @inlinable public static var includesCount: Property<Root, Bool> { Property { $1(&$0.includesCount) } }
  /// Names `ByteCountFormatter.includesActualByteCount`: whether the exact count follows in brackets. `false` by default.
  @inlinable public static var includesActualByteCount: Property<Root, Bool> {
    Property { $1(&$0.includesActualByteCount) }
  }
  /// Names `ByteCountFormatter.allowsNonnumericFormatting`: whether zero is a word. `true` by default.
  @inlinable public static var allowsNonnumericFormatting: Property<Root, Bool> {
    Property { $1(&$0.allowsNonnumericFormatting) }
  }
  /// Names `ByteCountFormatter.isAdaptive`: whether larger units show more digits. `true` by default.
  @inlinable public static var isAdaptive: Property<Root, Bool> { Property { $1(&$0.isAdaptive) } }
  /// Names `ByteCountFormatter.zeroPadsFractionDigits`: whether fractions are filled with zeros. `false` by default.
  @inlinable public static var zeroPadsFractionDigits: Property<Root, Bool> {
    Property { $1(&$0.zeroPadsFractionDigits) }
  }
}

extension StyleNames where Root == ByteCountFormatter {
  /// Sets `countStyle` to `.file`: as the platform counts the sizes of files, in thousands.
  @inlinable public static var file: Mod<Root> { .countStyle(.file) }
  /// Sets `countStyle` to `.memory`: as the platform counts memory, in multiples of 1024.
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
