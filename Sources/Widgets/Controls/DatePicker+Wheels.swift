import Foundation

extension DatePicker {
  /// A wheel of a date picker: the unit that it turns by a step.
  package struct Unit {
    package let unit: Calendar.Component

    /// The number of units from one row to the next.
    package var step = 1

    /// Whether the wheel goes round without turning the others.
    package var goesRound = true
  }

  /// The number of minutes from one row of a wheel to the next, from 1 to 30.
  package var minuteStep: Int { max(1, min(minuteInterval, 30)) }

  /// The wheels of the picker, from the leading edge.
  package var wheelUnits: [Unit] {
    let (month, year) = (Unit(unit: .month), Unit(unit: .year, goesRound: false))
    let minute = Unit(unit: .minute, step: minuteStep)
    let hours = [Unit(unit: .hour), minute, Unit(unit: .hour, step: 12, goesRound: false)]
    return switch datePickerMode {
    case .date: [month, Unit(unit: .day), year]
    case .time: hours
    case .yearAndMonth: [month, year]
    case .dateAndTime: [Unit(unit: .day, goesRound: false)] + hours
    case .countDownTimer: [Unit(unit: .hour), minute]
    }
  }

  /// Returns the date after a wheel has been turned by a number of rows. It may be beyond the limits of the picker.
  ///
  /// The wheel for the half of the day, such as AM and PM, does not go round.
  package func date(turning wheel: Unit, by rows: Int) -> Date {
    let calendar = shownCalendar
    let isHalf = wheel.unit == .hour && wheel.step == 12
    if isHalf, (calendar.component(.hour, from: shownDate) >= 12) == (rows > 0) { return shownDate }
    let count = isHalf ? rows.signum() * 12 : rows * wheel.step
    let date = calendar.date(
      byAdding: wheel.unit, value: count, to: shownDate, wrappingComponents: wheel.goesRound)
    return (date ?? shownDate).bounded
  }

  /// Returns the duration in seconds after a wheel has been turned by a number of rows, within a day.
  package func duration(turning wheel: Unit, by rows: Int) -> Double {
    let seconds = Int(countDownDuration.isFinite ? max(0, min(countDownDuration, 86_399)) : 0)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let count = rows * wheel.step
    let isHour = wheel.unit == .hour
    let hour = isHour ? ((hours + count) % 24 + 24) % 24 : hours
    let minute = isHour ? minutes : ((minutes + count) % 60 + 60) % 60
    return Double(hour * 3600 + minute * 60)
  }
}
