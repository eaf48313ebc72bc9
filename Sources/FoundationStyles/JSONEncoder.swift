import Foundation
import Mod

extension PropertyNames where Root == JSONEncoder {
  /// Names `JSONEncoder.outputFormatting`: line breaks, key order and escapes. Compact by default.
  @inlinable public static var outputFormatting: Property<Root, JSONEncoder.OutputFormatting> {
    Property { $1(&$0.outputFormatting) }
  }
  /// Names `JSONEncoder.keyEncodingStrategy`: the conversion of keys. None by default.
  @inlinable public static var keyEncodingStrategy: Property<Root, JSONEncoder.KeyEncodingStrategy> {
    Property { $1(&$0.keyEncodingStrategy) }
  }
  /// Names `JSONEncoder.dateEncodingStrategy`: the format of dates. Seconds since 2001 by default.
  @inlinable public static var dateEncodingStrategy: Property<Root, JSONEncoder.DateEncodingStrategy> {
    Property { $1(&$0.dateEncodingStrategy) }
  }
  /// Names `JSONEncoder.dataEncodingStrategy`: the format of data. Base64 by default.
  @inlinable public static var dataEncodingStrategy: Property<Root, JSONEncoder.DataEncodingStrategy> {
    Property { $1(&$0.dataEncodingStrategy) }
  }
  /// Names `JSONEncoder.nonConformingFloatEncodingStrategy`: the format of infinity and NaN. An error by default.
  @inlinable public static var nonConformingFloatEncodingStrategy:
    Property<Root, JSONEncoder.NonConformingFloatEncodingStrategy>
  {
    Property { $1(&$0.nonConformingFloatEncodingStrategy) }
  }
}

extension StyleNames where Root == JSONEncoder {
  /// Adds `.prettyPrinted` to `outputFormatting`, to write each value on a line of its own, indented.
  @inlinable public static var prettyPrinted: Mod<Root> { .outputFormatting.update { $0.insert(.prettyPrinted) } }

  /// Adds `.sortedKeys` to `outputFormatting`, so that equal values have equal bytes.
  @inlinable public static var sortedKeys: Mod<Root> { .outputFormatting.update { $0.insert(.sortedKeys) } }

  /// Adds `.withoutEscapingSlashes` to `outputFormatting`, to write `"a/b"` instead of `"a\/b"`.
  @inlinable public static var withoutEscapingSlashes: Mod<Root> {
    .outputFormatting.update { $0.insert(.withoutEscapingSlashes) }
  }

  /// Adds `.prettyPrinted`, `.sortedKeys` and `.withoutEscapingSlashes` to `outputFormatting`, for readers and diffs.
  @inlinable public static var readable: Mod<Root> { [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] }

  /// Sets `keyEncodingStrategy` to `.convertToSnakeCase`: `releaseDate` is written `release_date`.
  @inlinable public static var snakeCaseKeys: Mod<Root> { .keyEncodingStrategy(.convertToSnakeCase) }

  @available(*, unavailable, renamed: "snakeCaseKeys")
  public static var snakeCase: Mod<Root> { .identity }

  /// Sets `dateEncodingStrategy` to `.iso8601`: `"2020-10-27T05:12:00Z"`.
  @inlinable public static var iso8601Dates: Mod<Root> { .dateEncodingStrategy(.iso8601) }

  /// Sets `dateEncodingStrategy` to ISO 8601, rounded to milliseconds: `"2020-10-27T05:12:00.250Z"`.
  @inlinable public static var iso8601FractionalDates: Mod<Root> {
    .dateEncodingStrategy(.custom { try $0.encodeISO8601(to: $1) })
  }

  /// Sets `dateEncodingStrategy` to `.secondsSince1970`: `1603775520`.
  @inlinable public static var secondsSince1970: Mod<Root> { .dateEncodingStrategy(.secondsSince1970) }

  /// Sets `dateEncodingStrategy` to `.millisecondsSince1970`: `1603775520000`.
  @inlinable public static var millisecondsSince1970: Mod<Root> { .dateEncodingStrategy(.millisecondsSince1970) }

  /// Sets `dateEncodingStrategy` to `.formatted` with a formatter in the given styles: `.dates(.isoDate, .utc)`.
  @inlinable public static func dates(_ styles: Mod<DateFormatter>...) -> Mod<Root> {
    let style = Mod(list: styles)
    return Mod { $0.dateEncodingStrategy = .formatted(DateFormatter() |> style) }
  }

  /// Sets `nonConformingFloatEncodingStrategy` to write `"Infinity"`, `"-Infinity"` and `"NaN"`.
  @inlinable public static var floatsAsStrings: Mod<Root> {
    .nonConformingFloatEncodingStrategy(
      .convertToString(positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    )
  }
}

extension JSONEncoder: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "outputFormatting": outputFormatting,
      "keyEncodingStrategy": keyEncodingStrategy,
      "dateEncodingStrategy": dateEncodingStrategy,
      "dataEncodingStrategy": dataEncodingStrategy,
      "nonConformingFloatEncodingStrategy": nonConformingFloatEncodingStrategy,
    ]
  }
}

extension Date {
  /// Decodes an ISO 8601 date, with or without fractions of a second.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not such a date.
  @usableFromInline internal init(iso8601From decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = (try? Date(text, strategy: fractionalISO8601)) ?? (try? Date(text, strategy: .iso8601)) else {
      let expectation = "Expected a date of ISO 8601, such as 2020-10-27T05:12:00.250Z"
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(expectation), and found \"\(text)\".")
    }
    self = date
  }

  /// Encodes the date as ISO 8601, rounded to milliseconds.
  ///
  /// - Throws: The error of the encoder.
  @usableFromInline internal func encodeISO8601(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    // The format cuts digits off, and half of all milliseconds are stored as a slightly smaller number.
    let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded() + 0.25
    try container.encode(Date(timeIntervalSinceReferenceDate: milliseconds / 1000).formatted(fractionalISO8601))
  }
}

private let fractionalISO8601 = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
