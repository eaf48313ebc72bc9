import Foundation
import Styles
import Testing

@Suite("Styles of DateComponents")
struct DateComponentsTests {
  @Test("Date, time, calendar and time zone together give a date")
  func moment() {
    let components = DateComponents() |> .gregorian <> .utc <> .date(2020, 10, 27) <> .time(5, 12)
    #expect(components.date == Date(timeIntervalSince1970: 1_603_775_520))
  }

  @Test("A calendar and a time zone are set by their names")
  func calendar() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 7_200))
    let components = DateComponents() |> .calendar(Calendar(identifier: .iso8601)) <> .timeZone(zone)
    #expect(components.timeZone == zone && components.calendar?.identifier == .iso8601)
  }

  @Test("A date sets year, month and day")
  func date() {
    #expect((DateComponents() |> .date(2020, 10, 27)) == DateComponents(year: 2020, month: 10, day: 27))
  }

  @Test(
    "Times set the hour and all smaller components",
    arguments: [
      (.midnight, 0, 0, 0), (.noon, 12, 0, 0), (.time(9), 9, 0, 0), (.time(9, 41, 5), 9, 41, 5),
    ] as [(Mod<DateComponents>, Int, Int, Int)]
  )
  func time(style: Mod<DateComponents>, hour: Int, minute: Int, second: Int) {
    let expected = DateComponents(hour: hour, minute: minute, second: second, nanosecond: 0)
    #expect((DateComponents(hour: 1, minute: 2, second: 3, nanosecond: 4) |> style) == expected)
  }

  @Test(
    "Each component is set by its name",
    arguments: [
      (.year, \.year), (.month, \.month), (.day, \.day), (.hour, \.hour), (.minute, \.minute), (.second, \.second),
      (.nanosecond, \.nanosecond), (.weekday, \.weekday), (.weekdayOrdinal, \.weekdayOrdinal),
      (.weekOfYear, \.weekOfYear), (.yearForWeekOfYear, \.yearForWeekOfYear),
    ] as [(Property<DateComponents, Int?>, any WritableKeyPath<DateComponents, Int?> & Sendable)]
  )
  func names(property: Property<DateComponents, Int?>, keyPath: any WritableKeyPath<DateComponents, Int?> & Sendable) {
    let expected = configure(DateComponents()) { $0[keyPath: keyPath] = 7 }
    #expect((DateComponents() |> property(7)) == expected)
  }
}
