import Foundation
import Widgets

extension Node {
  /// Picks a date, or the nearest one between the limits that is a multiple of the picker's interval.
  ///
  /// The value changes first, then `valueChanged` and `primaryActionTriggered` are sent. Picking the picked date does
  /// nothing.
  ///
  /// - Throws: ``ActionError`` if it is not a date picker, if it picks a duration, if the picker is at a limit and the
  ///   date beyond it, if the date is not a number, or if a user could not use it.
  public func pick(_ date: Date) throws {
    let action = try UserAction("pick a date with", on: self)
    let picker = try action.usable(DatePicker.self)
    if picker.datePickerMode == .countDownTimer { throw action.refusal(.missing("date")) }
    if date.timeIntervalSinceReferenceDate.isNaN { throw action.refusal(.notFinite) }
    let admitted = picker.admitted(date)
    if admitted == picker.date {
      if picker.isBeyondLimits(date) { throw action.refusal(.atLimit) }
      return
    }
    input(as: DatePicker.self) { $0.date = admitted }
    sendValueChanged()
  }

  /// Picks a duration, in seconds, or the nearest one that is a multiple of the picker's interval.
  ///
  /// The value changes first, then `valueChanged` and `primaryActionTriggered` are sent. Picking the picked duration
  /// does nothing.
  ///
  /// - Throws: ``ActionError`` if it is not a date picker, if it picks a date, if the duration is not a number, or if a
  ///   user could not use it.
  public func pick(duration: Double) throws {
    let action = try UserAction("pick a duration with", on: self)
    let picker = try action.usable(DatePicker.self)
    if picker.datePickerMode != .countDownTimer { throw action.refusal(.missing("duration")) }
    if duration.isNaN { throw action.refusal(.notFinite) }
    let admitted = picker.admitted(duration: duration)
    if admitted == picker.countDownDuration { return }
    input(as: DatePicker.self) { $0.countDownDuration = admitted }
    sendValueChanged()
  }
}

extension DatePicker {
  /// Returns the nearest date that the wheels of the picker offer, within its limits if they allow one.
  internal func admitted(_ date: Date) -> Date {
    var limited = self
    limited.date = date
    guard hasInterval, let date = limited.date else { return limited.date ?? date }
    let zone = timeZone ?? calendar?.timeZone ?? .gmt
    let offset = Double(zone.secondsFromGMT(for: date))
    let place = (date.timeIntervalSinceReferenceDate + offset) / interval
    let choices = [place.rounded(), place.rounded(.up), place.rounded(.down)].map {
      Date(timeIntervalSinceReferenceDate: $0 * interval - offset)
    }
    return choices.first { choice in
      limited.date = choice
      return limited.date == choice
    } ?? date
  }

  fileprivate func isBeyondLimits(_ date: Date) -> Bool {
    minimumDate.map { date < $0 } == true || maximumDate.map { date > $0 } == true
  }

  /// Returns the nearest duration that the wheels of the picker offer.
  internal func admitted(duration: Double) -> Double {
    var limited = self
    limited.countDownDuration = duration
    guard hasInterval else { return limited.countDownDuration }
    let place = (limited.countDownDuration / interval).rounded()
    limited.countDownDuration = place * interval
    // The last choice is before midnight.
    return limited.countDownDuration < place * interval ? (place - 1) * interval : place * interval
  }

  private var interval: Double { Double(minuteInterval) * 60 }

  private var hasInterval: Bool {
    roundsToMinuteInterval && minuteInterval > 1 && datePickerMode != .date && datePickerMode != .yearAndMonth
  }
}
