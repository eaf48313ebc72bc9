import Foundation
import Live
import Styles

extension StyleFamily {
  /// The styles of formatters, each with the text of a value. Properties that a style does not set are independent of
  /// any region.
  static var formatters: [StyleFamily] {
    [
      StyleFamily(
        "DateFormatter",
        { DateFormatter() |> .posix <> .utc <> .mediumDate <> .mediumTime },
        { DateFormatter() |> .locale(german) + .timeZone(abroad) },
        styles: ofDates,
        shown: { Label($0.string(from: moment)) }),
      StyleFamily(
        "ISO8601DateFormatter",
        { ISO8601DateFormatter() },
        { ISO8601DateFormatter() |> .formatOptions([]) + .timeZone(abroad) },
        styles: [
          ".internetDateTime": .internetDateTime,
          ".dateOnly": .dateOnly,
          ".timeOnly": .timeOnly,
          ".weekDate": .weekDate,
          ".fractionalSeconds": .fractionalSeconds,
          ".withoutSeparators": .withoutSeparators,
          ".utc": .utc,
        ],
        shown: { Label($0.string(from: moment)) }),
      StyleFamily(
        "NumberFormatter",
        { NumberFormatter() |> .posix },
        { NumberFormatter() |> .locale(german) + .grouped },
        styles: ofNumbers,
        shown: { Label($0.string(from: 1234.5)) }),
      StyleFamily(
        "ByteCountFormatter",
        { ByteCountFormatter() },
        { ByteCountFormatter() |> .binary },
        styles: [
          ".file": .file,
          ".memory": .memory,
          ".decimal": .decimal,
          ".binary": .binary,
          ".exact": .exact,
          ".numeric": .numeric,
          ".withoutUnit": .withoutUnit,
        ],
        shown: { Label($0.string(fromByteCount: 1_500_000)) }),
    ]
  }

  private static let german = Locale(identifier: "de_DE")
  static let abroad = TimeZone(secondsFromGMT: 3600) ?? .gmt
  private static let moment = Date(timeIntervalSince1970: 1_763_739_045)

  private static let ofDates: KeyValuePairs<String, Mod<DateFormatter>> = [
    ".shortDate": .shortDate,
    ".mediumDate": .mediumDate,
    ".longDate": .longDate,
    ".fullDate": .fullDate,
    ".noDate": .noDate,
    ".shortTime": .shortTime,
    ".mediumTime": .mediumTime,
    ".longTime": .longTime,
    ".fullTime": .fullTime,
    ".noTime": .noTime,
    ".utc": .utc,
    ".posix": .posix,
    ".fixed(\"d.M.yyyy\")": .fixed("d.M.yyyy"),
    ".isoDate": .isoDate,
    ".isoTime": .isoTime,
    ".isoDateTime": .isoDateTime,
    ".httpDate": .httpDate,
    ".template(\"MMMd\")": .template("MMMd"),
  ]

  private static let ofNumbers: KeyValuePairs<String, Mod<NumberFormatter>> = [
    ".decimal": .decimal,
    ".percent": .percent,
    ".scientific": .scientific,
    ".ordinal": .ordinal,
    ".spellOut": .spellOut,
    ".currency(\"EUR\")": .currency("EUR"),
    ".fractionDigits(2)": .fractionDigits(2),
    ".fractionDigits(0...3)": .fractionDigits(0...3),
    ".significantDigits(1...2)": .significantDigits(1...2),
    ".padded(to: 8)": .padded(to: 8),
    ".grouped": .grouped,
    ".ungrouped": .ungrouped,
    ".signed": .signed,
    ".posix": .posix,
  ]
}
