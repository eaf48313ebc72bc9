import Foundation
import Widgets

extension DatePicker {
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
