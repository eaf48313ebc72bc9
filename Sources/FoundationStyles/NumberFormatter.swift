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
  /// Names `NumberFormatter.zeroSymbol`: the text for zero. `nil` by default, for a digit.
  @inlinable public static var zeroSymbol: Property<Root, String?> { Property { $1(&$0.zeroSymbol) } }
  /// Names `NumberFormatter.notANumberSymbol`: the text for a value that is not a number.
  @inlinable public static var notANumberSymbol: Property<Root, String?> { Property { $1(&$0.notANumberSymbol) } }
  /// Names `NumberFormatter.isLenient`: whether a text that is nearly a number is parsed. `false` by default.
  @inlinable public static var isLenient: Property<Root, Bool> { Property { $1(&$0.isLenient) } }
}
