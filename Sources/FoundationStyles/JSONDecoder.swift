import Foundation
import Mod

extension PropertyNames where Root == JSONDecoder {
  /// Names `JSONDecoder.keyDecodingStrategy`: the conversion of keys. None by default.
  @inlinable public static var keyDecodingStrategy: Property<Root, JSONDecoder.KeyDecodingStrategy> {
    Property { $1(&$0.keyDecodingStrategy) }
  }
  /// Names `JSONDecoder.dateDecodingStrategy`: the format of dates. Seconds since 2001 by default.
  @inlinable public static var dateDecodingStrategy: Property<Root, JSONDecoder.DateDecodingStrategy> {
    Property { $1(&$0.dateDecodingStrategy) }
  }
  /// Names `JSONDecoder.dataDecodingStrategy`: the format of data. Base64 by default.
  @inlinable public static var dataDecodingStrategy: Property<Root, JSONDecoder.DataDecodingStrategy> {
    Property { $1(&$0.dataDecodingStrategy) }
  }
  /// Names `JSONDecoder.nonConformingFloatDecodingStrategy`: the format of infinity and NaN. An error by default.
  @inlinable public static var nonConformingFloatDecodingStrategy:
    Property<Root, JSONDecoder.NonConformingFloatDecodingStrategy>
  {
    Property { $1(&$0.nonConformingFloatDecodingStrategy) }
  }
  /// Names `JSONDecoder.allowsJSON5`: whether comments, trailing commas and unquoted keys are accepted. `false` by
  /// default.
  @inlinable public static var allowsJSON5: Property<Root, Bool> { Property { $1(&$0.allowsJSON5) } }
}

extension StyleNames where Root == JSONDecoder {
  /// Sets `keyDecodingStrategy` to `.convertFromSnakeCase`: `release_date` is read as `releaseDate`.
  @inlinable public static var snakeCaseKeys: Mod<Root> { .keyDecodingStrategy(.convertFromSnakeCase) }

  /// Sets `dateDecodingStrategy` to `.iso8601`: `"2020-10-27T05:12:00Z"`.
  @inlinable public static var iso8601Dates: Mod<Root> { .dateDecodingStrategy(.iso8601) }

  /// Sets `dateDecodingStrategy` to ISO 8601 with or without fractions of a second: `"2020-10-27T05:12:00.250Z"`.
  ///
  /// Any other text throws `DecodingError.dataCorrupted`.
  @inlinable public static var iso8601FractionalDates: Mod<Root> {
    .dateDecodingStrategy(.custom(Date.init(iso8601From:)))
  }

  /// Sets `dateDecodingStrategy` to `.secondsSince1970`: `1603775520`.
  @inlinable public static var secondsSince1970: Mod<Root> { .dateDecodingStrategy(.secondsSince1970) }

  /// Sets `dateDecodingStrategy` to `.millisecondsSince1970`: `1603775520000`.
  @inlinable public static var millisecondsSince1970: Mod<Root> { .dateDecodingStrategy(.millisecondsSince1970) }

  /// Sets `dateDecodingStrategy` to `.formatted` with a formatter in the given styles: `.dates(.isoDate, .utc)`.
  @inlinable public static func dates(_ styles: Mod<DateFormatter>...) -> Mod<Root> {
    let style = Mod(list: styles)
    return Mod { $0.dateDecodingStrategy = .formatted(DateFormatter() |> style) }
  }

  /// Sets `nonConformingFloatDecodingStrategy` to read `"Infinity"`, `"-Infinity"` and `"NaN"`.
  @inlinable public static var floatsAsStrings: Mod<Root> {
    .nonConformingFloatDecodingStrategy(
      .convertFromString(positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    )
  }

  /// Sets `allowsJSON5` to `true`, to accept comments, trailing commas and unquoted keys.
  @inlinable public static var json5: Mod<Root> { .allowsJSON5(true) }
}

extension JSONDecoder: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "keyDecodingStrategy": keyDecodingStrategy,
      "dateDecodingStrategy": dateDecodingStrategy,
      "dataDecodingStrategy": dataDecodingStrategy,
      "nonConformingFloatDecodingStrategy": nonConformingFloatDecodingStrategy,
      "allowsJSON5": allowsJSON5,
    ]
  }
}
