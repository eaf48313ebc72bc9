import Foundation
import Mod

extension PropertyNames where Root == NumberFormatter {
  /// Names `NumberFormatter.numberStyle`: the kind of number. `.none` by default, for plain digits.
  @inlinable public static var numberStyle: Property<Root, NumberFormatter.Style> { Property { $1(&$0.numberStyle) } }
  /// Names `NumberFormatter.locale`: the locale of separators, symbols and words. The user's by default.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  /// Names `NumberFormatter.minimumIntegerDigits`: the number of digits before the decimal separator, padded with
  /// zeros.
  @inlinable public static var minimumIntegerDigits: Property<Root, Int> { Property { $1(&$0.minimumIntegerDigits) } }
  /// Names `NumberFormatter.minimumFractionDigits`: the number of digits after the decimal separator, padded with
  /// zeros.
  @inlinable public static var minimumFractionDigits: Property<Root, Int> { Property { $1(&$0.minimumFractionDigits) } }
  /// Names `NumberFormatter.maximumFractionDigits`: the number of digits after the decimal separator to round to.
  @inlinable public static var maximumFractionDigits: Property<Root, Int> { Property { $1(&$0.maximumFractionDigits) } }
  /// Names `NumberFormatter.maximumIntegerDigits`: the number of digits before the decimal separator that are kept.
  @inlinable public static var maximumIntegerDigits: Property<Root, Int> { Property { $1(&$0.maximumIntegerDigits) } }
  /// Names `NumberFormatter.usesSignificantDigits`: whether significant digits are counted, and not those of the
  /// fraction. `false` by default.
  @inlinable public static var usesSignificantDigits: Property<Root, Bool> {
    Property { $1(&$0.usesSignificantDigits) }
  }
  /// Names `NumberFormatter.minimumSignificantDigits`: the number of significant digits, padded with zeros.
  @inlinable public static var minimumSignificantDigits: Property<Root, Int> {
    Property { $1(&$0.minimumSignificantDigits) }
  }
  /// Names `NumberFormatter.maximumSignificantDigits`: the number of significant digits to round to.
  @inlinable public static var maximumSignificantDigits: Property<Root, Int> {
    Property { $1(&$0.maximumSignificantDigits) }
  }
  /// Names `NumberFormatter.usesGroupingSeparator`: whether thousands are separated.
  @inlinable public static var usesGroupingSeparator: Property<Root, Bool> {
    Property { $1(&$0.usesGroupingSeparator) }
  }
  /// Names `NumberFormatter.groupingSeparator`: the separator of thousands. The locale's by default.
  @inlinable public static var groupingSeparator: Property<Root, String?> { Property { $1(&$0.groupingSeparator) } }
  /// Names `NumberFormatter.groupingSize`: the number of digits in a group.
  @inlinable public static var groupingSize: Property<Root, Int> { Property { $1(&$0.groupingSize) } }
  /// Names `NumberFormatter.decimalSeparator`: the separator before the fraction. The locale's by default.
  @inlinable public static var decimalSeparator: Property<Root, String?> { Property { $1(&$0.decimalSeparator) } }
  /// Names `NumberFormatter.currencyCode`: a three-letter code of ISO 4217. The locale's by default.
  @inlinable public static var currencyCode: Property<Root, String?> { Property { $1(&$0.currencyCode) } }
  /// Names `NumberFormatter.currencySymbol`: the symbol of the currency. The locale's by default.
  @inlinable public static var currencySymbol: Property<Root, String?> { Property { $1(&$0.currencySymbol) } }
  /// Names `NumberFormatter.roundingMode`: the direction of rounding. `.halfEven` by default.
  @inlinable public static var roundingMode: Property<Root, NumberFormatter.RoundingMode> {
    Property { $1(&$0.roundingMode) }
  }
  /// Names `NumberFormatter.positivePrefix`: the text before a number that is not negative.
  @inlinable public static var positivePrefix: Property<Root, String?> { Property { $1(&$0.positivePrefix) } }
  /// Names `NumberFormatter.positiveSuffix`: the text after a number that is not negative.
  @inlinable public static var positiveSuffix: Property<Root, String?> { Property { $1(&$0.positiveSuffix) } }
  /// Names `NumberFormatter.negativePrefix`: the text before a negative number, in place of the minus sign.
  @inlinable public static var negativePrefix: Property<Root, String?> { Property { $1(&$0.negativePrefix) } }
  /// Names `NumberFormatter.negativeSuffix`: the text after a negative number.
  @inlinable public static var negativeSuffix: Property<Root, String?> { Property { $1(&$0.negativeSuffix) } }
  /// Names `NumberFormatter.minusSign`: the sign of negative numbers. The locale's by default.
  @inlinable public static var minusSign: Property<Root, String?> { Property { $1(&$0.minusSign) } }
  /// Names `NumberFormatter.percentSymbol`: the sign of percentages. The locale's by default.
  @inlinable public static var percentSymbol: Property<Root, String?> { Property { $1(&$0.percentSymbol) } }
  /// Names `NumberFormatter.multiplier`: the factor of written numbers, and the divisor of those that are read.
  @inlinable public static var multiplier: Property<Root, NSNumber?> { Property { $1(&$0.multiplier) } }
  /// Names `NumberFormatter.roundingIncrement`: the number of which multiples are written, such as 0.05.
  @inlinable public static var roundingIncrement: Property<Root, NSNumber?> { Property { $1(&$0.roundingIncrement) } }
  /// Names `NumberFormatter.alwaysShowsDecimalSeparator`: whether whole numbers have one, too. `false` by default.
  @inlinable public static var alwaysShowsDecimalSeparator: Property<Root, Bool> {
    Property { $1(&$0.alwaysShowsDecimalSeparator) }
  }
  /// Names `NumberFormatter.allowsFloats`: whether a fraction is read, and not left out. `true` by default.
  @inlinable public static var allowsFloats: Property<Root, Bool> { Property { $1(&$0.allowsFloats) } }
  /// Names `NumberFormatter.minimum`: the least number that is parsed, `nil` by default. Ignored on Linux.
  @inlinable public static var minimum: Property<Root, NSNumber?> { Property { $1(&$0.minimum) } }
  /// Names `NumberFormatter.maximum`: the greatest number that is parsed, `nil` by default. Ignored on Linux.
  @inlinable public static var maximum: Property<Root, NSNumber?> { Property { $1(&$0.maximum) } }
  /// Names `NumberFormatter.zeroSymbol`: the text for zero. `nil` by default, for a digit.
  @inlinable public static var zeroSymbol: Property<Root, String?> { Property { $1(&$0.zeroSymbol) } }
  /// Names `NumberFormatter.notANumberSymbol`: the text for a value that is not a number.
  @inlinable public static var notANumberSymbol: Property<Root, String?> { Property { $1(&$0.notANumberSymbol) } }
  /// Names `NumberFormatter.isLenient`: whether a text that is nearly a number is parsed. `false` by default.
  @inlinable public static var isLenient: Property<Root, Bool> { Property { $1(&$0.isLenient) } }
}

extension NumberFormatter: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "numberStyle": numberStyle,
      "locale": locale,
      "minimumIntegerDigits": minimumIntegerDigits,
      "minimumFractionDigits": minimumFractionDigits,
      "maximumFractionDigits": maximumFractionDigits,
      "maximumIntegerDigits": maximumIntegerDigits,
      "usesSignificantDigits": usesSignificantDigits,
      "minimumSignificantDigits": minimumSignificantDigits,
      "maximumSignificantDigits": maximumSignificantDigits,
      "formatWidth": formatWidth,
      "paddingCharacter": paddingCharacter,
      "paddingPosition": paddingPosition,
      "usesGroupingSeparator": usesGroupingSeparator,
      "groupingSeparator": groupingSeparator,
      "groupingSize": groupingSize,
      "decimalSeparator": decimalSeparator,
      "currencyCode": currencyCode,
      "currencySymbol": currencySymbol,
      "roundingMode": roundingMode,
      "positivePrefix": positivePrefix,
      "positiveSuffix": positiveSuffix,
      "negativePrefix": negativePrefix,
      "negativeSuffix": negativeSuffix,
      "minusSign": minusSign,
      "percentSymbol": percentSymbol,
      "multiplier": multiplier?.doubleValue,
      "roundingIncrement": roundingIncrement?.doubleValue,
      "alwaysShowsDecimalSeparator": alwaysShowsDecimalSeparator,
      "allowsFloats": allowsFloats,
      "minimum": minimum?.doubleValue,
      "maximum": maximum?.doubleValue,
      "zeroSymbol": zeroSymbol,
      "notANumberSymbol": notANumberSymbol,
      "isLenient": isLenient,
    ]
  }
}

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
