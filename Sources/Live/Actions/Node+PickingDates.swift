import Foundation
import Widgets

extension Node {
  /// Picks a date, or the nearest one between the limits that is a multiple of the picker's interval.
  ///
  /// The value changes first, then `valueChanged` and `primaryActionTriggered` are sent.
  ///
  /// - Throws: ``ActionError`` if it is not a date picker, if it picks a duration, if the date is not finite, or if a
  ///   user could not use it.
  public func pick(_ date: Date) throws {
    let action = try UserAction("pick a date with", on: self)
    if try action.usable(DatePicker.self).datePickerMode == .countDownTimer { throw action.refusal(.missing("date")) }
    if date.timeIntervalSinceReferenceDate.isNaN { throw action.refusal(.notFinite) }
    input(as: DatePicker.self) { $0.date = $0.admitted(date) }
    sendValueChanged()
  }

  /// Picks a duration, in seconds, or the nearest one that is a multiple of the picker's interval.
  ///
  /// The value changes first, then `valueChanged` and `primaryActionTriggered` are sent.
  ///
  /// - Throws: ``ActionError`` if it is not a date picker, if it picks a date, if the duration is not finite, or if a
  ///   user could not use it.
  public func pick(duration: Double) throws {
    let action = try UserAction("pick a duration with", on: self)
    if try action.usable(DatePicker.self).datePickerMode != .countDownTimer {
      throw action.refusal(.missing("duration"))
    }
    if duration.isNaN { throw action.refusal(.notFinite) }
    input(as: DatePicker.self) { $0.countDownDuration = $0.admitted(duration: duration) }
    sendValueChanged()
  }
}

extension DatePicker {
  /// Returns the nearest date that the wheels of the picker offer, within its limits if they allow one.
  internal func admitted(_ date: Date) -> Date {
    var limited = self
    limited.date = date
    guard hasInterval, let date = limited.date else { return date }
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
