import Foundation
import Styles

extension StyleFamily {
  /// The styles of encoders and decoders.
  static var coders: [StyleFamily] {
    [
      StyleFamily(
        "JSONEncoder", { JSONEncoder() },
        styles: [
          ".prettyPrinted": .prettyPrinted,
          ".sortedKeys": .sortedKeys,
          ".withoutEscapingSlashes": .withoutEscapingSlashes,
          ".readable": .readable,
          ".snakeCaseKeys": .snakeCaseKeys,
          ".iso8601Dates": .iso8601Dates,
          ".iso8601FractionalDates": .iso8601FractionalDates,
          ".secondsSince1970": .secondsSince1970,
          ".millisecondsSince1970": .millisecondsSince1970,
          ".dates(.isoDate)": .dates(.isoDate),
          ".floatsAsStrings": .floatsAsStrings,
        ]),
      StyleFamily(
        "JSONDecoder", { JSONDecoder() },
        styles: [
          ".snakeCaseKeys": .snakeCaseKeys,
          ".iso8601Dates": .iso8601Dates,
          ".iso8601FractionalDates": .iso8601FractionalDates,
          ".secondsSince1970": .secondsSince1970,
          ".millisecondsSince1970": .millisecondsSince1970,
          ".dates(.isoDate)": .dates(.isoDate),
          ".floatsAsStrings": .floatsAsStrings,
          ".json5": .json5,
        ]),
      StyleFamily(
        "PropertyListEncoder", { PropertyListEncoder() }, { PropertyListEncoder() |> .xml },
        styles: [".xml": .xml, ".binary": .binary]),
    ]
  }

  /// The styles of calendars and date components.
  static var dates: [StyleFamily] {
    [
      StyleFamily(
        "Calendar",
        { Calendar(identifier: .gregorian) |> .utc + .posix },
        { Calendar(identifier: .gregorian) |> .startingOnMonday + .timeZone(abroad) },
        styles: [
          ".utc": .utc,
          ".posix": .posix,
          ".startingOnSunday": .startingOnSunday,
          ".startingOnMonday": .startingOnMonday,
          ".isoWeeks": .isoWeeks,
        ]),
      StyleFamily(
        "DateComponents", { DateComponents() },
        styles: [
          ".date(2025, 11, 21)": .date(2025, 11, 21),
          ".time(15, 30)": .time(15, 30),
          ".midnight": .midnight,
          ".noon": .noon,
          ".utc": .utc,
          ".gregorian": .gregorian,
        ]),
    ]
  }
}
