import Foundation
import Widgets

extension DatePicker {
  /// Returns the date to which a key moves in a calendar, or `nil` if it means nothing there.
  ///
  /// Arrows move by days and weeks, Page Up and Page Down by months, with Alternate by years, and Home and End in the
  /// week.
  package func date(movedInCalendarBy key: KeyPress) -> Date? {
    switch key {
    case .left: date(movedBy: -1, .day)
    case .right: date(movedBy: 1, .day)
    case .up: date(movedBy: -7, .day)
    case .down: date(movedBy: 7, .day)
    case .pageUp: date(movedBy: -1, .month)
    case .pageDown: date(movedBy: 1, .month)
    case .pageUp + .alternate: date(movedBy: -1, .year)
    case .pageDown + .alternate: date(movedBy: 1, .year)
    case .home: date(atEndOfWeek: false)
    case .end: date(atEndOfWeek: true)
    default: nil
    }
  }

  /// Returns the date to which a key moves in the time of a day.
  fileprivate func date(movedInTimeBy key: KeyPress) -> Date? {
    switch key {
    case .left: date(movedBy: -minuteInterval, .minute)
    case .right: date(movedBy: minuteInterval, .minute)
    case .pageUp: date(movedBy: -1, .hour)
    case .pageDown: date(movedBy: 1, .hour)
    default: nil
    }
  }

  /// Returns the date to which a key moves by months.
  fileprivate func date(movedInYearBy key: KeyPress) -> Date? {
    switch key {
    case .left: date(movedBy: -1, .month)
    case .right: date(movedBy: 1, .month)
    case .pageUp: date(movedBy: -1, .year)
    case .pageDown: date(movedBy: 1, .year)
    default: nil
    }
  }
}

extension Node {
  /// Performs the action of a key in a date picker, and returns whether there is one.
  internal func pick(by key: KeyPress, with picker: DatePicker) throws -> Bool {
    var picker = picker
    // A picker without a date shows the current time.
    if picker.date == nil { picker.date = Date() }
    if picker.hasWheels {
      return try turnWheel(by: key, of: picker)
    }
    let isInline = picker.hasCalendar && picker.shownStyle == .inline && tabPart != .time
    if isInline, key == .return || key == .space {
      // Arrows have chosen the day already, except for the initial one.
      if let chosen = datePicker, chosen.date == nil { try pick(picker.shownDate) }
      return true
    }
    // In a single box, up is more, as in a number.
    let key = isInline ? key : KeyPress(key.key.upwards, key.modifiers)
    let date: Date? =
      switch picker.datePickerMode {
      case .yearAndMonth: picker.date(movedInYearBy: key)
      case .date: picker.date(movedInCalendarBy: key)
      case .dateAndTime where tabPart == .day: picker.date(movedInCalendarBy: key)
      default: picker.date(movedInTimeBy: key)
      }
    guard let date else { return false }
    try pick(date)
    return true
  }

  /// Turns a wheel of a date picker by a number of rows.
  ///
  /// - Throws: ``ActionError`` if there is no such wheel, or if a user could not turn it.
  package func turnWheel(_ index: Int, by rows: Int) throws {
    let action = try UserAction("turn a wheel of", on: self)
    var picker = try action.usable(DatePicker.self)
    if picker.date == nil { picker.date = Date() }
    let wheel = try action.element(index, of: picker.wheelUnits, "wheel")
    if picker.datePickerMode == .countDownTimer {
      let duration = picker.duration(turning: wheel, by: rows)
      if duration != picker.countDownDuration { try pick(duration: duration) }
    } else {
      let date = picker.date(turning: wheel, by: rows)
      if date != picker.shownDate { try pick(date) }
    }
  }

  private func turnWheel(by key: KeyPress, of picker: DatePicker) throws -> Bool {
    let wheels = picker.wheelUnits.indices
    let wheel = min(tree.focus.component, wheels.count - 1)
    switch key {
    case .left, .right:
      guard let next = wheels.next(to: wheel, by: key.key), next != wheel else { return false }
      tree.focusComponent(next)
    case .up: try turnWheel(wheel, by: -1)
    case .down: try turnWheel(wheel, by: 1)
    default: return false
    }
    return true
  }
}
