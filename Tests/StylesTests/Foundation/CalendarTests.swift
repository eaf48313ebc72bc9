import Foundation
import Styles
import Testing

@Suite("Styles of Calendar")
struct CalendarTests {
  let gregorian = Calendar(identifier: .gregorian) |> .utc

  @Test("In weeks as ISO 8601 counts them, 3 January 2021 is in week 53 of 2020")
  func isoWeeks() {
    let sunday = Date(timeIntervalSince1970: 1_609_632_000)
    let calendar = gregorian |> .isoWeeks
    #expect(calendar.component(.weekOfYear, from: sunday) == 53)
    #expect(calendar.component(.yearForWeekOfYear, from: sunday) == 2020)
  }

  @Test("A style sets the first weekday")
  func firstWeekday() {
    #expect((gregorian |> .startingOnSunday).firstWeekday == 1)
    #expect((gregorian |> .startingOnMonday).firstWeekday == 2)
    #expect((gregorian |> .firstWeekday(7)).firstWeekday == 7)
  }

  @Test("A style sets the minimal number of days in the first week")
  func minimumDaysInFirstWeek() {
    #expect((gregorian |> .minimumDaysInFirstWeek(5)).minimumDaysInFirstWeek == 5)
    #expect((gregorian |> .isoWeeks).minimumDaysInFirstWeek == 4)
  }

  @Test("Days begin in the time zone of the calendar")
  func timeZone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect((gregorian |> .timeZone(tokyo)).component(.hour, from: release) == 14)
    #expect((gregorian |> .timeZone(tokyo) + .utc).component(.hour, from: release) == 5)
  }

  @Test("Weekdays and months are named in the locale of the calendar")
  func locale() {
    #expect((gregorian |> .locale(.german)).weekdaySymbols.first == "Sonntag")
    #expect((gregorian |> .locale(.german) + .posix).weekdaySymbols.first == "Sunday")
  }
}
