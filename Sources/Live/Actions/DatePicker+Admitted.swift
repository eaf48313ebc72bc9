import Foundation
import Widgets

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
