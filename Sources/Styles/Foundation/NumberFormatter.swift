import Foundation
import Mod

extension PropertyNames where Root == NumberFormatter {
  /// Names `NumberFormatter.numberStyle`: what the number stands for. `.none`, plain digits, by default.
  @inlinable public static var numberStyle: Property<Root, NumberFormatter.Style> { Property { $1(&$0.numberStyle) } }
  /// Names `NumberFormatter.locale`: whose separators, symbols and words to use. The user's by default.
  @inlinable public static var locale: Property<Root, Locale?> { Property { $1(&$0.locale) } }
  /// Names `NumberFormatter.minimumIntegerDigits`: how many digits to fill with zeros before the decimal separator.
  @inlinable public static var minimumIntegerDigits: Property<Root, Int> { Property { $1(&$0.minimumIntegerDigits) } }
  /// Names `NumberFormatter.minimumFractionDigits`: how many digits to fill with zeros after the decimal separator.
  @inlinable public static var minimumFractionDigits: Property<Root, Int> { Property { $1(&$0.minimumFractionDigits) } }
  /// Names `NumberFormatter.maximumFractionDigits`: to how many digits after the decimal separator to round.
  @inlinable public static var maximumFractionDigits: Property<Root, Int> { Property { $1(&$0.maximumFractionDigits) } }
  /// Names `NumberFormatter.usesGroupingSeparator`: whether thousands are set apart.
  @inlinable public static var usesGroupingSeparator: Property<Root, Bool> {
    Property { $1(&$0.usesGroupingSeparator) }
  }
  /// Names `NumberFormatter.groupingSeparator`: what sets thousands apart. The locale's by default.
  @inlinable public static var groupingSeparator: Property<Root, String?> { Property { $1(&$0.groupingSeparator) } }
  /// Names `NumberFormatter.groupingSize`: how many digits go together.
  @inlinable public static var groupingSize: Property<Root, Int> { Property { $1(&$0.groupingSize) } }
  /// Names `NumberFormatter.decimalSeparator`: what stands before the fraction. The locale's by default.
  @inlinable public static var decimalSeparator: Property<Root, String?> { Property { $1(&$0.decimalSeparator) } }
  /// Names `NumberFormatter.currencyCode`: the three letters of ISO 4217. The locale's by default.
  @inlinable public static var currencyCode: Property<Root, String?> { Property { $1(&$0.currencyCode) } }
  /// Names `NumberFormatter.currencySymbol`: what stands for the currency. The locale's by default.
  @inlinable public static var currencySymbol: Property<Root, String?> { Property { $1(&$0.currencySymbol) } }
  /// Names `NumberFormatter.roundingMode`: which way to round. `.halfEven` by default.
  @inlinable public static var roundingMode: Property<Root, NumberFormatter.RoundingMode> {
    Property { $1(&$0.roundingMode) }
  }
  /// Names `NumberFormatter.positivePrefix`: what stands before a number that is not negative.
  @inlinable public static var positivePrefix: Property<Root, String?> { Property { $1(&$0.positivePrefix) } }
  /// Names `NumberFormatter.zeroSymbol`: what stands for zero. `nil`, a digit, by default.
  @inlinable public static var zeroSymbol: Property<Root, String?> { Property { $1(&$0.zeroSymbol) } }
  /// Names `NumberFormatter.notANumberSymbol`: what stands for a value that is not a number.
  @inlinable public static var notANumberSymbol: Property<Root, String?> { Property { $1(&$0.notANumberSymbol) } }
  /// Names `NumberFormatter.isLenient`: whether a text that is nearly a number is parsed. `false` by default.
  @inlinable public static var isLenient: Property<Root, Bool> { Property { $1(&$0.isLenient) } }
}
