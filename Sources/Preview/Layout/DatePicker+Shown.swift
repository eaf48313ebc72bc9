import Foundation
import Widgets

// The texts of a date picker. A picker without a date stands for the current time, which a reproducible preview cannot
// use: it shows noon of January 1, 2001.

extension DatePicker {
  /// The style that UIKit would choose.
  internal var shownStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return [.countDownTimer, .yearAndMonth].contains(datePickerMode) ? .wheels : .compact
  }

  /// The date and the time that a compact picker shows.
  internal var pills: [String] {
    switch datePickerMode {
    case .date: [text("MMM d, yyyy")]
    case .time: [text("h:mm a")]
    case .yearAndMonth: [text("MMMM yyyy")]
    case .countDownTimer: [countDown.joined(separator: " ")]
    case .dateAndTime: [text("MMM d, yyyy"), text("h:mm a")]
    }
  }

  internal var wheels: [Wheel] {
    switch datePickerMode {
    case .date: [wheel(.month, "MMMM"), wheel(.day, "d"), wheel(.year, "yyyy")]
    case .time: [wheel(.hour, "h"), wheel(.minute, "mm"), wheel(.hour, by: 12, "a")]
    case .yearAndMonth: [wheel(.month, "MMMM"), wheel(.year, "yyyy")]
    case .dateAndTime:
      [wheel(.day, "EEE MMM d", width: 140), wheel(.hour, "h"), wheel(.minute, "mm"), wheel(.hour, by: 12, "a")]
    case .countDownTimer: countDown.map { Wheel(rows: [$0], selectedRow: 0) }
    }
  }

  /// The month that an inline picker shows.
  internal var month: Month {
    let calendar = shownCalendar
    let symbols = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
    let first = calendar.date(from: calendar.dateComponents([.year, .month], from: shownDate)) ?? shownDate
    let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let days: [Int?] =
      Array(repeating: nil, count: offset) + Array(calendar.range(of: .day, in: .month, for: first) ?? 1..<1)
    return Month(
      title: text("MMMM yyyy"),
      weekdays: Array(symbols[(calendar.firstWeekday - 1)...] + symbols[..<(calendar.firstWeekday - 1)]),
      weeks: stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<min($0 + 7, days.count)]) },
      day: calendar.component(.day, from: shownDate))
  }

  /// A month by its weeks, with `nil` for days of other months.
  internal struct Month {
    let title: String
    let weekdays: [String]
    let weeks: [[Int?]]
    let day: Int
  }

  private var shownDate: Date { date?.bounded ?? Date(timeIntervalSinceReferenceDate: 43_200) }

  private var shownCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .gmt
    calendar.locale = locale ?? Locale(identifier: "en_US_POSIX")
    return calendar
  }

  internal var countDownMinutes: Int { Int(bounded: countDownDuration / 60) }

  private var countDown: [String] { ["\(countDownMinutes / 60) hours", "\(countDownMinutes % 60) min"] }

  private func text(_ format: String, of date: Date? = nil) -> String {
    let formatter = DateFormatter()
    formatter.calendar = shownCalendar
    formatter.timeZone = shownCalendar.timeZone
    formatter.locale = shownCalendar.locale
    formatter.dateFormat = format
    return formatter.string(from: date ?? shownDate)
  }

  private func wheel(_ unit: Calendar.Component, by step: Int = 1, _ format: String, width: Double? = nil) -> Wheel {
    let rows = (-2...2).map { turn in
      text(format, of: shownCalendar.date(byAdding: unit, value: turn * step, to: shownDate))
    }
    guard step == 1 else { return Wheel(rows: [rows[1], rows[2]].sorted(), selectedRow: rows[1] < rows[2] ? 1 : 0) }
    return Wheel(rows: rows, selectedRow: 2, width: width)
  }
}

extension Date {
  /// The date, clamped to the years 1 to 9999, which calendars can format.
  internal var bounded: Date {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isNaN
      ? Date(timeIntervalSinceReferenceDate: 0)
      : Date(timeIntervalSinceReferenceDate: max(-63_113_904_000, min(seconds, 252_423_993_600)))
  }
}
