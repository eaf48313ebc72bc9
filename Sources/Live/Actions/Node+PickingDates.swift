import Foundation

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
