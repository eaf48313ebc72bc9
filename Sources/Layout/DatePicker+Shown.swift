import Foundation
import Widgets

// The texts of a date picker. Without a date, UIKit shows the current time. Previews and pages show that there is none,
// because a user has not picked one yet, and so that they are the same at any time.

extension DatePicker {
  /// Whether there is a date to show, or a duration.
  private var hasValue: Bool { date != nil || datePickerMode == .countDownTimer }

  /// The date and the time that a compact picker shows.
  package var pills: [String] {
    guard hasValue else { return pillsWithoutDate }
    return switch datePickerMode {
    case .date: [text(Self.day)]
    case .time: [text(Self.time)]
    case .yearAndMonth: [text(Self.monthAndYear)]
    case .countDownTimer: [countDown.joined(separator: " ")]
    case .dateAndTime: [text(Self.day), text(Self.time)]
    }
  }

  private var pillsWithoutDate: [String] {
    switch datePickerMode {
    case .time: ["No time"]
    case .yearAndMonth: ["No month"]
    case .dateAndTime: ["No date", "No time"]
    case .date, .countDownTimer: ["No date"]
    }
  }

  package var wheels: [Wheel] {
    let calendar = shownCalendar
    func wheel(
      _ unit: Calendar.Component, by step: Int = 1, _ format: Date.FormatString, width: Double? = nil
    ) -> Wheel {
      if !hasValue { return Wheel(rows: ["–"], selectedRow: 0, width: width) }
      let rows = (-2...2).map { turn in
        text(format, of: calendar.date(byAdding: unit, value: turn * step, to: shownDate), in: calendar)
      }
      guard unit == .hour, step > 1 else { return Wheel(rows: rows, selectedRow: 2, width: width) }
      return Wheel(rows: [rows[1], rows[2]].sorted(), selectedRow: rows[1] < rows[2] ? 1 : 0)
    }
    let hours = {
      [
        wheel(.hour, "\(hour: Self.hour)"), wheel(.minute, by: minuteStep, "\(minute: .twoDigits)"),
        wheel(.hour, by: 12, "\(dayPeriod: .standard(.abbreviated))"),
      ]
    }
    let month = { wheel(.month, "\(month: .wide)") }
    let year = { wheel(.year, "\(year: .padded(4))") }
    return switch datePickerMode {
    case .date: [month(), wheel(.day, "\(day: .defaultDigits)"), year()]
    case .time: hours()
    case .yearAndMonth: [month(), year()]
    case .dateAndTime:
      [wheel(.day, "\(weekday: .abbreviated) \(month: .abbreviated) \(day: .defaultDigits)", width: 140)] + hours()
    case .countDownTimer:
      wheelUnits.indices.map { index in
        let rows = (-2...2).map { turn in
          var picker = self
          picker.countDownDuration = duration(turning: wheelUnits[index], by: turn)
          return picker.countDown[index]
        }
        return Wheel(rows: rows, selectedRow: 2)
      }
    }
  }

  /// The month that an inline picker shows.
  package var month: Month {
    let calendar = shownCalendar
    let symbols = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
    let weekdays = Array(symbols[(calendar.firstWeekday - 1)...] + symbols[..<(calendar.firstWeekday - 1)])
    if !hasValue {
      // Six weeks are the most that a month has, so that setting a date moves nothing.
      return Month(
        title: pillsWithoutDate[0], weekdays: weekdays,
        weeks: Array(repeating: Array(repeating: nil, count: 7), count: 6), day: nil, allowed: 1..<1)
    }
    let first = calendar.date(from: calendar.dateComponents([.year, .month], from: shownDate)) ?? shownDate
    let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let days: [Int?] =
      Array(repeating: nil, count: offset) + Array(calendar.range(of: .day, in: .month, for: first) ?? 1..<1)
    return Month(
      title: text(Self.monthAndYear, in: calendar),
      weekdays: weekdays,
      weeks: stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<min($0 + 7, days.count)]) },
      day: calendar.component(.day, from: shownDate), allowed: allowedDays(from: first, in: calendar))
  }

  /// Returns the days of a month between the limits of the picker.
  private func allowedDays(from first: Date, in calendar: Calendar) -> Range<Int> {
    func day(of limit: Date) -> Int { (calendar.dateComponents([.day], from: first, to: limit.bounded).day ?? 0) + 1 }
    let (earliest, latest) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    guard earliest <= latest else { return 1..<100 }
    let start = earliest <= first ? 1 : day(of: earliest)
    return start..<max(start, latest < first ? start : min(100, day(of: latest) + 1))
  }

  /// A month by its weeks, with `nil` for days of other months.
  package struct Month {
    package let title: String
    package let weekdays: [String]
    package let weeks: [[Int?]]

    /// The picked day, if there is one.
    package let day: Int?

    /// The days between the limits of the picker.
    package let allowed: Range<Int>
  }

  package var countDownMinutes: Int { Int(bounded: countDownDuration / 60) }

  private var countDown: [String] { ["\(countDownMinutes / 60) hours", "\(countDownMinutes % 60) min"] }

  private static let hour = Date.FormatStyle.Symbol.VerbatimHour.defaultDigits(
    clock: .twelveHour, hourCycle: .oneBased)
  private static var day: Date.FormatString { "\(month: .abbreviated) \(day: .defaultDigits), \(year: .padded(4))" }
  private static var time: Date.FormatString {
    "\(hour: hour):\(minute: .twoDigits) \(dayPeriod: .standard(.abbreviated))"
  }
  private static var monthAndYear: Date.FormatString { "\(month: .wide) \(year: .padded(4))" }

  // Format styles share their data of a locale. A formatter loads it again, which costs fifty times as much.
  private func text(_ format: Date.FormatString, of date: Date? = nil, in calendar: Calendar? = nil) -> String {
    let calendar = calendar ?? shownCalendar
    let style = Date.VerbatimFormatStyle(
      format: format, locale: calendar.locale, timeZone: calendar.timeZone, calendar: calendar)
    return style.format(date ?? shownDate)
  }
}

extension DatePicker: Measured {
  package func need(width: Double?) -> Need {
    switch shownStyle {
    case .wheels: Need(width ?? 320, 216, horizontal: .open)
    case .inline where hasCalendar: Need(width ?? 320, Double(month.weeks.count) * 40 + 76, horizontal: .open)
    default: Need(pills.reduce(-6) { $0 + length(of: $1) + 6 }, 34.5, vertical: .rigid)
    }
  }

  package func length(of pill: String) -> Double { TextMetrics.width(of: pill, in: .systemFont(ofSize: 17)) + 22 }
}
