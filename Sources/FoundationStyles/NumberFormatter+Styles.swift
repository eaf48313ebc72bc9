import Foundation
import Mod

extension StyleNames where Root == NumberFormatter {
  /// Sets `numberStyle` to `.decimal`: 1,234.5.
  @inlinable public static var decimal: Mod<Root> { .numberStyle(.decimal) }
  /// Sets `numberStyle` to `.percent`: 0.42 is 42%.
  @inlinable public static var percent: Mod<Root> { .numberStyle(.percent) }
  /// Sets `numberStyle` to `.scientific`: 1.2345E3.
  @inlinable public static var scientific: Mod<Root> { .numberStyle(.scientific) }
  /// Sets `numberStyle` to `.ordinal`: 3rd.
  @inlinable public static var ordinal: Mod<Root> { .numberStyle(.ordinal) }
  /// Sets `numberStyle` to `.spellOut`: forty-two.
  @inlinable public static var spellOut: Mod<Root> { .numberStyle(.spellOut) }

  /// Sets `numberStyle` to `.currency` and `currencyCode`: €1,234.50.
  ///
  /// - Parameter code: A three-letter code of ISO 4217, such as `"EUR"`. The locale determines the symbol and its
  ///   position.
  @inlinable public static func currency(_ code: String) -> Mod<Root> { .numberStyle(.currency) + .currencyCode(code) }

  /// Sets `minimumFractionDigits` and `maximumFractionDigits` to the same count: `2` writes 1.50.
  @inlinable public static func fractionDigits(_ count: Int) -> Mod<Root> { .fractionDigits(count...count) }

  /// Sets `minimumFractionDigits` and `maximumFractionDigits` to the ends of a range: `0...2` writes 1.5.
  @inlinable @_disfavoredOverload public static func fractionDigits(_ range: ClosedRange<Int>) -> Mod<Root> {
    .minimumFractionDigits(range.lowerBound) + .maximumFractionDigits(range.upperBound)
  }

  /// Sets `usesSignificantDigits` to `true`, and the minimum and maximum of significant digits to the bounds of a
  /// range.
  ///
  /// `1...3` writes 1234.5 as 1230.
  @inlinable public static func significantDigits(_ range: ClosedRange<Int>) -> Mod<Root> {
    Mod {
      $0.usesSignificantDigits = true
      $0.minimumSignificantDigits = range.lowerBound
      $0.maximumSignificantDigits = range.upperBound
    }
  }

  /// Sets `formatWidth`, `paddingCharacter` and `paddingPosition`: `padded(to: 6)` writes 42 after four spaces.
  ///
  /// - Parameters:
  ///   - width: The number of characters to fill.
  ///   - character: The character to pad with. A space by default.
  ///   - position: The position of the padding. By default, before the prefix.
  @inlinable public static func padded(
    to width: Int,
    with character: Character = " ",
    at position: NumberFormatter.PadPosition = .beforePrefix
  ) -> Mod<Root> {
    Mod {
      $0.formatWidth = width
      $0.paddingCharacter = String(character)
      $0.paddingPosition = position
    }
  }

  /// Sets `usesGroupingSeparator` to `true`: 1,234.
  @inlinable public static var grouped: Mod<Root> { .usesGroupingSeparator(true) }
  /// Sets `usesGroupingSeparator` to `false`: 1234.
  @inlinable public static var ungrouped: Mod<Root> { .usesGroupingSeparator(false) }
  /// Sets `positivePrefix` to `"+"`: +42.
  @inlinable public static var signed: Mod<Root> { .positivePrefix("+") }
  /// Sets `locale` to `en_US_POSIX`, which does not depend on the user's settings.
  @inlinable public static var posix: Mod<Root> { .locale(Locale(identifier: "en_US_POSIX")) }
}
