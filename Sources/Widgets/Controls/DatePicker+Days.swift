import Foundation

extension DatePicker {
  /// The style that UIKit would choose.
  package var shownStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return [.countDownTimer, .yearAndMonth].contains(datePickerMode) ? .wheels : .compact
  }

  /// The date, or noon of January 1, 2001 if there is none.
  package var shownDate: Date { date?.bounded ?? Date(timeIntervalSinceReferenceDate: 43_200) }

  /// The calendar with the time zone and the locale of the picker.
  package var shownCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .gmt
    calendar.locale = locale ?? Locale(identifier: "en_US_POSIX")
    return calendar
  }

  /// Whether users choose a day of a month with the picker, and not by wheels.
  package var hasCalendar: Bool {
    (datePickerMode == .date || datePickerMode == .dateAndTime) && shownStyle != .wheels
  }

  /// Returns the date that is a number of days, months or years later. It may be beyond the limits of the picker.
  package func date(movedBy count: Int, _ unit: Calendar.Component) -> Date {
    (shownCalendar.date(byAdding: unit, value: count, to: shownDate) ?? shownDate).bounded
  }

  /// Returns the date in the month that is shown with another day.
  package func date(onDay day: Int) -> Date {
    date(movedBy: day - shownCalendar.component(.day, from: shownDate), .day)
  }

  /// Returns the date in the week that is shown with its first or last day.
  package func date(atEndOfWeek isEnd: Bool) -> Date {
    let calendar = shownCalendar
    let place = (calendar.component(.weekday, from: shownDate) - calendar.firstWeekday + 7) % 7
    return date(movedBy: (isEnd ? 6 : 0) - place, .day)
  }
}

extension Date {
  /// The date, clamped to the years 1 to 9999, which calendars can format. NaN is the reference date.
  package var bounded: Date {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isNaN
      ? Date(timeIntervalSinceReferenceDate: 0)
      : Date(timeIntervalSinceReferenceDate: max(-63_113_904_000, min(seconds, 252_423_993_600)))
  }
}
