import Foundation
import Layout
import Widgets

extension DatePicker: HTMLRepresentable {
  /// Writes the drawn date, and over it an `input` for a date, a time, both, or a month.
  public func write(to html: inout Preview.HTML) {
    let isCompact = shownStyle != .wheels && !showsMonth
    let flex = isCompact ? nil : Flex(.open, .asPrioritised)
    html.open(
      "div", .datePicker, View(attributes).aroundInput, modifier: isCompact ? "" : " wide", box: ElementBox(flex: flex))
    html.close()
    switch shownStyle {
    case .wheels: html.add(wheels)
    case .inline where hasCalendar: html.add(month)
    default: html.add(pills)
    }
    addInput(to: &html)
    html.end("div")
  }

  private var showsMonth: Bool { shownStyle == .inline && hasCalendar }

  private func addInput(to html: inout Preview.HTML) {
    html.openUnstyled(.input(inputType), .covering)
    html.addInside(View(attributes), named: accessibilityLabel)
    let calendar = entryCalendar
    html.attribute("min", minimumDate.map { text(of: $0, in: calendar) })
    html.attribute("max", maximumDate.map { text(of: $0, in: calendar) })
    if minuteInterval > 1, datePickerMode != .date { html.attribute("step", number: Double(minuteInterval) * 60) }
    html.attribute("value", entry)
    html.addState(of: self)
    html.closeVoid()
  }

  private var inputType: StaticString {
    switch datePickerMode {
    case .time, .countDownTimer: "time"
    case .date: "date"
    case .dateAndTime: "datetime-local"
    case .yearAndMonth: "month"
    }
  }

  private var duration: String {
    let minutes = countDownMinutes
    return "\(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
  }

  /// The value of the field in a page, if there is one.
  package var entry: String? {
    datePickerMode == .countDownTimer ? duration : date.map { text(of: $0, in: entryCalendar) }
  }

  private func text(of date: Date, in calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date.bounded)
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

extension DatePicker {
  /// The Gregorian calendar for entries in a page. The time zone is GMT unless the picker has one.
  package var entryCalendar: Calendar {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone ?? calendar?.timeZone ?? .gmt
    return gregorian
  }
}

extension Preview.HTML {
  fileprivate mutating func add(_ pills: [String]) {
    for pill in pills {
      begin("b", isDecorative: true)
      text(pill)
      end("b")
    }
  }

  fileprivate mutating func add(_ month: DatePicker.Month) {
    begin("div", class: "Month", isDecorative: true)
    begin("p")
    text(month.title)
    end("p")
    for direction in ["chevron.backward", "chevron.forward"] { add(Image(systemName: direction), isDecorative: true) }
    for name in month.weekdays {
      begin("em")
      text(name)
      end("em")
    }
    for day in month.weeks.flatMap(\.self) {
      let isAllowed = day.map(month.allowed.contains) ?? true
      let tag: StaticString = day != nil && day == month.day ? "b" : isAllowed ? "span" : "i"
      begin(tag)
      text(day.map(String.init))
      end(tag)
    }
    end("div")
  }
}

extension ElementKind {
  internal static let datePicker = ElementKind(
    "DatePicker",
    flex: Flex(.asPrioritised, .rigid),
    css: """
      .DatePicker{display:flex;align-items:flex-start;gap:6px;position:relative}
      .DatePicker>b{flex:none;height:34.5px;padding:7px 11px;border-radius:8px;font-weight:400;white-space:nowrap;\
      background-color:var(--tertiarySystemFill)}
      .DatePicker:has(:disabled){color:var(--tertiaryLabel)}
      .DatePicker:has(:focus-visible){outline:2px solid var(--tint)}
      :where(.StackView:not(.vertical))>.DatePicker:where(.wide){width:320px}
      .Month{flex:1 1 0;display:grid;grid-template:40px 30px/repeat(7,minmax(0,1fr));grid-auto-rows:40px;\
      padding-block-end:6px;text-align:center;align-items:center;justify-items:center;font-size:20px}
      .Month>p{grid-column:1/6;justify-self:start;padding:4px 12px 0;font-size:17px;font-weight:600}
      .Month>.Symbol{grid-area:1/6/2/8;justify-self:end;width:18px;height:18px;margin:4px 8px 0;color:var(--tint)}
      .Month>p+.Symbol{margin-inline-end:44px}
      .Month>i{font-style:normal;color:var(--tertiaryLabel)}
      .Month>em{font-size:13px;font-weight:600;font-style:normal;color:var(--tertiaryLabel)}
      .Month>b{display:grid;place-items:center;width:38px;height:38px;border-radius:50%;font-weight:600;\
      color:var(--tint);background:color-mix(in srgb,var(--tint) 15%,#0000)}
      .DatePicker:dir(rtl) .Symbol{transform:scaleX(-1)}
      @media(forced-colors:active){.DatePicker>b,.Month>b{outline:1px solid;outline-offset:-1px}}
      """
  )
}
