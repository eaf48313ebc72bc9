import Foundation
import Widgets

extension DatePicker: HTMLRepresentable {
  /// Writes an `input` for a date, a time, both, or a month.
  public func write(to html: inout Preview.HTML) {
    html.open(tag, .datePicker, View(attributes))
    html.attribute(" min", minimumDate.map(text))
    html.attribute(" max", maximumDate.map(text))
    if minuteInterval > 1, datePickerMode != .date { html.attribute(" step", number: Double(minuteInterval) * 60) }
    html.attribute(" value", datePickerMode == .countDownTimer ? duration : date.map(text))
    html.addState(of: self)
    html.close()
  }

  private var tag: StaticString {
    switch datePickerMode {
    case .time, .countDownTimer: "<input type=\"time\""
    case .date: "<input type=\"date\""
    case .dateAndTime: "<input type=\"datetime-local\""
    case .yearAndMonth: "<input type=\"month\""
    }
  }

  private var duration: String {
    let minutes = Int(countDownDuration / 60)
    return "\(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
  }

  // Always in the Gregorian calendar, as HTML asks for, and in Greenwich unless the picker says where.
  private func text(of date: Date) -> String {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone ?? calendar?.timeZone ?? TimeZone(secondsFromGMT: 0) ?? gregorian.timeZone
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let month = "\(digits(parts.year, 4))-\(digits(parts.month, 2))"
    let day = "\(month)-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    switch datePickerMode {
    case .time: return time
    case .date: return day
    case .yearAndMonth: return month
    case .dateAndTime, .countDownTimer: return "\(day)T\(time)"
    }
  }

  private func digits(_ number: Int?, _ count: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension Kind {
  internal static let datePicker = Kind(
    "DatePicker",
    css: """
      .DatePicker{flex:none;min-height:34px;padding:0 11px;border-radius:8px;\
      background-color:var(--tertiarySystemFill)}
      .DatePicker:where(:disabled){opacity:.4}
      :where(.vertical)>.DatePicker{align-self:flex-start}
      :where(.StackView:not(.vertical))>.DatePicker{align-self:center}
      """
  )
}
