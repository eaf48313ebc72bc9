import Foundation
import Styles
import Testing

@Suite("Styles of ISO8601DateFormatter")
struct ISO8601DateFormatterTests {
  @Test(
    "Styles write the date in one of the forms of the standard",
    arguments: [
      (.internetDateTime, "2020-10-27T05:12:00Z"),
      (.dateOnly, "2020-10-27"),
      (.timeOnly, "05:12:00Z"),
      (.weekDate, "2020-W44-02"),
      (.fractionalSeconds, "2020-10-27T05:12:00.250Z"),
      (.withoutSeparators, "20201027T051200Z"),
      (.dateOnly + .withoutSeparators, "20201027"),
    ] as [(Mod<ISO8601DateFormatter>, String)]
  )
  func forms(style: Mod<ISO8601DateFormatter>, text: String) {
    #expect((ISO8601DateFormatter() |> style).string(from: release) == text)
  }

  @Test("Fractions of a second are read")
  func reading() {
    let formatter = ISO8601DateFormatter() |> .internetDateTime + .fractionalSeconds
    #expect(formatter.date(from: "2020-10-27T05:12:00.250Z") == release)
  }

  @Test("The time zone of ISO 8601 dates can be set, and reset to UTC")
  func timeZone() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let formatter = ISO8601DateFormatter() |> .timeZone(berlin)
    #expect(formatter.string(from: release) == "2020-10-27T06:12:00+01:00")
    #expect((formatter |> .utc).string(from: release) == "2020-10-27T05:12:00Z")
  }
}
