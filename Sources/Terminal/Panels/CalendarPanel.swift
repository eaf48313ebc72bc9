import Foundation
import Layout
import Live
import Widgets

/// A calendar for a date picker. The picker receives the day that the user chooses.
@MainActor internal final class CalendarPanel: PanelContent {
  private let picker: Var<DatePicker>
  private let pick: (Date) throws -> TerminalSession.Outcome

  /// Called when a day is chosen by the pointer.
  var choose: (@escaping () throws -> TerminalSession.Outcome) -> Void = { _ in }

  let title: String

  /// Creates a calendar that starts at the date of a picker and keeps its time of day.
  ///
  /// Without a date, it starts at the present moment, as the keys of the picker do.
  init(_ original: DatePicker, pick: @escaping (Date) throws -> TerminalSession.Outcome) {
    picker = Var(
      DatePicker(
        .datePickerMode(.date), .preferredDatePickerStyle(.inline), .locale(original.locale),
        .calendar(original.calendar), .timeZone(original.timeZone), .minimumDate(original.minimumDate),
        .maximumDate(original.maximumDate), .date(original.dated.date), .accessibilityLabel("Day")))
    title = original.accessibilityLabel ?? "Day"
    self.pick = pick
  }

  var columns: Int { 27 }

  var leastColumns: Int { 20 }

  var focusedRow: Int? {
    let month = picker.value.month
    return month.weeks.firstIndex { $0.contains(month.day) }.map { $0 + 2 }
  }

  var hints: [KeyHint] {
    [
      KeyHint(.return, title: "Choose"), KeyHint(.escape, title: "Close"),
      KeyHint(.left, .right, .up, .down, title: "Day"), KeyHint(.pageUp, .pageDown, title: "Month"),
      KeyHint(.pageUp + .alternate, .pageDown + .alternate, title: "Year"), KeyHint(.home, .end, title: "Week"),
    ]
  }

  func fit(columns: Int, rows: Int) {}

  func press(_ key: KeyPress) -> PanelAnswer? {
    let shown = picker.value
    switch key {
    case .return, .space: return .close { [pick] in try pick(shown.shownDate) }
    case .escape: return .close { .done }
    case .tab, .tab + .shift: break
    default:
      guard let date = shown.date(movedInCalendarBy: key) else { return nil }
      move(to: date)
    }
    return .stay
  }

  private func move(to date: Date) { picker.value.date = date }

  func content() -> Children {
    let shown = picker.value
    return Children {
      VStack {
        shown |> (.valueChanged --> { [weak self] in self?.take($0) })
        // All months have the height of six weeks.
        Spacer(Double(6 - shown.month.weeks.count) * 20)
      }
    }
  }

  /// Shows another month, or chooses a day of the current month.
  private func take(_ date: Date) {
    let old = picker.value
    picker.value.date = date
    guard picker.value.month.title == old.month.title else { return }
    choose { [pick] in try pick(date) }
  }
}
