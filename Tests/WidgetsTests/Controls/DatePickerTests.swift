import Foundation
import Mod
import Testing
import Widgets

struct DatePickerTests {
  private static func day(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 86_400) }
  private let limits: Mod<DatePicker> = [.minimumDate(day(10)), .maximumDate(day(20))]

  @Test("A date outside the limits becomes the nearer limit", arguments: [5: 10, 15: 15, 25: 20])
  func clamps(date: Double, clamped: Double) {
    #expect(DatePicker(limits, .date(Self.day(date))).date == Self.day(clamped))
    #expect(DatePicker(.date(Self.day(date)), limits).date == Self.day(clamped))
  }

  @Test("A date is limited by a minimum or a maximum alone")
  func oneLimit() {
    #expect(DatePicker(.minimumDate(Self.day(10)), .date(Self.day(5))).date == Self.day(10))
    #expect(DatePicker(.maximumDate(Self.day(10)), .date(Self.day(15))).date == Self.day(10))
  }

  @Test("Crossing limits are ignored")
  func crossedLimits() {
    let picker = DatePicker(.minimumDate(Self.day(20)), .maximumDate(Self.day(10)), .date(Self.day(15)))
    #expect(picker.date == Self.day(15))
  }

  @Test("Limits are ignored in countdown mode, and apply again in date mode")
  func countDown() {
    let picker = DatePicker(.datePickerMode(.countDownTimer), limits, .date(Self.day(5)))
    #expect(picker.date == Self.day(5))
    #expect(picker.with(.datePickerMode(.date)).date == Self.day(10))
  }

  @Test("Limits do not set a date if there is none")
  func noDate() {
    #expect(DatePicker(limits).date == nil)
  }

  @Test("A duration is limited to 0 through 23:59:59", arguments: [-1: 0, 60: 60, 86_400: 86_399])
  func countDownDuration(duration: Double, clamped: Double) {
    #expect(DatePicker(.countDownDuration(duration)).countDownDuration == clamped)
  }

  @Test(
    "A minute interval must divide an hour, and is 1 otherwise", arguments: [15: 15, 30: 30, 7: 1, 60: 1, 0: 1, -5: 1])
  func minuteInterval(interval: Int, used: Int) {
    #expect(DatePicker(.minuteInterval(10), .minuteInterval(interval)).minuteInterval == used)
  }

  @Test("A date that is not a number can be printed")
  func notANumber() {
    let picker = DatePicker(.date(Date(timeIntervalSince1970: .nan)), .maximumDate(Date(timeIntervalSince1970: .nan)))
    #expect("\(picker)" == "DatePicker(date: nan, maximumDate: nan)")
  }
}
