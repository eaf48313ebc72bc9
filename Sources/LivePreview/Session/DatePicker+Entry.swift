import Foundation

extension DatePicker {
  /// Returns the duration that a user has entered as hours and minutes, `01:30`, or `nil` for any other text.
  internal func duration(of text: String) -> Double? {
    guard let time = EnteredNumbers(text[...], ":", 2...3), time.isTime else { return nil }
    return Double(time.numbers[0] * 60 + time.numbers[1]) * 60
  }

  /// Returns the date that a user has entered in the format of the picker's mode, or `nil` if the text is no date:
  /// `2026-01-31T09:30`, `2026-01-31`, `2026-01` or `09:30`.
  ///
  /// The components that are not entered are those of the date, or of the start of the present day if there is none.
  internal func date(of text: String) -> Date? {
    let calendar = entryCalendar
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date ?? calendar.startOfDay(for: Date()))
    let entries = text.split(separator: "T", omittingEmptySubsequences: false)
    let hasTime = datePickerMode == .time || datePickerMode == .dateAndTime
    guard datePickerMode != .countDownTimer, entries.count == (datePickerMode == .dateAndTime ? 2 : 1) else {
      return nil
    }
    if datePickerMode != .time {
      let count = datePickerMode == .yearAndMonth ? 2 : 3
      guard let day = EnteredNumbers(entries[0], "-", count...count), day.numbers[0] > 0 else { return nil }
      (parts.year, parts.month) = (day.numbers[0], day.numbers[1])
      if count == 3 { parts.day = day.numbers[2] }
      guard 1...12 ~= day.numbers[1],
        let month = calendar.date(from: DateComponents(year: parts.year, month: parts.month)),
        let days = calendar.range(of: .day, in: .month, for: month)
      else { return nil }
      // A month that is picked may be shorter than the current one.
      if count == 2 { parts.day = min(parts.day ?? 1, days.upperBound - 1) }
      guard days.contains(parts.day ?? 0) else { return nil }
    }
    if hasTime {
      guard let time = EnteredNumbers(entries[entries.count - 1], ":", 2...3), time.isTime else { return nil }
      (parts.hour, parts.minute) = (time.numbers[0], time.numbers[1])
    }
    return calendar.date(from: parts)
  }
}

/// Numbers between separators.
private struct EnteredNumbers {
  let numbers: [Int]

  /// Reads as many numbers of one to five digits as are expected, and nothing else.
  init?(_ text: Substring, _ separator: Character, _ count: ClosedRange<Int>) {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    numbers = parts.compactMap { part in
      1...5 ~= part.utf8.count && part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
    }
    guard count ~= parts.count, numbers.count == parts.count else { return nil }
  }

  /// Whether the numbers are an hour and a minute, and perhaps a second.
  var isTime: Bool { numbers[0] < 24 && numbers[1...].allSatisfy { $0 < 60 } }
}
