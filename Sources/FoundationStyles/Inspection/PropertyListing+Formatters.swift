import Foundation
import Mod

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
      "defaultDate": defaultDate,
    ]
  }
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

extension NumberFormatter: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "numberStyle": numberStyle,
      "locale": locale,
      "minimumIntegerDigits": minimumIntegerDigits,
      "minimumFractionDigits": minimumFractionDigits,
      "maximumFractionDigits": maximumFractionDigits,
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
      "zeroSymbol": zeroSymbol,
      "notANumberSymbol": notANumberSymbol,
      "isLenient": isLenient,
    ]
  }
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
