import Foundation
import Pipe
import Styles
import Testing

@Suite("Styles of DateFormatter")
struct DateFormatterTests {
  @Test(
    "Date styles set how much of the date shows",
    arguments: [
      (.shortDate, .short, "10/27/20"),
      (.mediumDate, .medium, "Oct 27, 2020"),
      (.longDate, .long, "October 27, 2020"),
      (.fullDate, .full, "Tuesday, October 27, 2020"),
    ] as [(Mod<DateFormatter>, DateFormatter.Style, String)]
  )
  func dateStyles(style: Mod<DateFormatter>, dateStyle: DateFormatter.Style, text: String) {
    let formatter = DateFormatter() |> .english + style
    #expect(formatter.dateStyle == dateStyle)
    #expect(formatter.string(from: release) == text)
  }

  @Test(
    "Time styles set how much of the time shows",
    arguments: [
      (.shortTime, .short, "5:12 AM"),
      (.mediumTime, .medium, "5:12:00 AM"),
      (.longTime, .long, "5:12:00 AM GMT"),
      (.fullTime, .full, "5:12:00 AM Greenwich Mean Time"),
    ] as [(Mod<DateFormatter>, DateFormatter.Style, String)]
  )
  func timeStyles(style: Mod<DateFormatter>, timeStyle: DateFormatter.Style, text: String) {
    let formatter = DateFormatter() |> .english + style
    #expect(formatter.timeStyle == timeStyle)
    #expect(formatter.string(from: release).withPlainSpaces == text)
  }

  @Test("Leaving out the date or the time keeps the other")
  func leavingOut() {
    let both: Mod<DateFormatter> = [.english, .shortDate, .shortTime]
    #expect((DateFormatter() |> both + .noTime).string(from: release) == "10/27/20")
    #expect((DateFormatter() |> both + .noDate).string(from: release).withPlainSpaces == "5:12 AM")
  }

  @Test("A style that is composed of two sets both properties")
  func composed() {
    let formatter = DateFormatter() |> .timeStyle(.full) + .english + .shortDate + .noTime
    #expect(formatter.dateStyle == .short)
    #expect(formatter.timeStyle == .none)
    #expect((release |> formatter.string(from:)) == "10/27/20")
  }

  @Test("The locale sets the language and the order of the parts")
  func locale() {
    let formatter = DateFormatter() |> .longDate + .utc + .locale -- .german
    #expect(formatter.string(from: release) == "27. Oktober 2020")
  }

  @Test("Relative formatting is set, although Linux ignores it")
  func relative() {
    #expect((DateFormatter() |> .doesRelativeDateFormatting(true)).doesRelativeDateFormatting)
  }

  @Test("The time zone sets the time of day that is written")
  func timeZone() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let formatter = DateFormatter() |> .isoDateTime + .timeZone(berlin)
    #expect(formatter.string(from: release) == "2020-10-27T06:12:00+01:00")
  }

  @Test("The calendar sets the year that is written")
  func calendar() {
    let formatter = DateFormatter() |> .posix + .utc + .calendar(Calendar(identifier: .buddhist)) + .dateFormat("yyyy")
    #expect(formatter.string(from: release) == "2563")
  }

  @Test("Lenient formatters parse dates that do not exist")
  func isLenient() {
    let strict = DateFormatter() |> .isoDate + .utc + .isLenient(false)
    let lenient = DateFormatter() |> .isoDate + .utc + .isLenient(true)
    #expect(strict.date(from: "2020-02-30") == nil)
    #expect(lenient.date(from: "2020-02-30") == Date(timeIntervalSince1970: 1_583_020_800))
  }

  @Test("The default date is kept")
  func defaultDate() {
    #expect((DateFormatter() |> .defaultDate(release)).defaultDate == release)
  }

  @Test(
    "Fixed formats are written the same in every locale",
    arguments: [
      (.isoDate, "2020-10-27"),
      (.isoTime, "05:12:00"),
      (.isoDateTime, "2020-10-27T05:12:00Z"),
      (.httpDate, "Tue, 27 Oct 2020 05:12:00 GMT"),
      (.fixed("EEEE"), "Tuesday"),
    ] as [(Mod<DateFormatter>, String)]
  )
  func fixed(style: Mod<DateFormatter>, text: String) {
    let formatter = DateFormatter() |> .locale(.german) + .utc + style
    #expect(formatter.locale == .posix)
    #expect(formatter.string(from: release) == text)
  }

  @Test("Fixed formats read what they write", arguments: [.isoDateTime, .httpDate] as [Mod<DateFormatter>])
  func reading(style: Mod<DateFormatter>) {
    let formatter = DateFormatter() |> .utc + style
    #expect(formatter.date(from: formatter.string(from: release)) == Date(timeIntervalSince1970: 1_603_775_520))
  }

  @Test("HTTP dates are in UTC, whatever time zone the formatter had before")
  func httpDateIsUTC() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect((DateFormatter() |> .timeZone(tokyo) + .httpDate).timeZone == .gmt)
  }

  @Test("The fields of a template are in the locale's order")
  func template() {
    let english = DateFormatter() |> .english + .template("MMMd")
    let german = DateFormatter() |> .utc + .locale(.german) + .template("MMMd")
    #expect(english.string(from: release) == "Oct 27")
    #expect(german.string(from: release) == "27. Okt.")
  }
}

extension StyleNames where Root == DateFormatter {
  fileprivate static var english: Mod<Root> { .locale(.english) + .utc }
}
