import Foundation

extension DatePicker {
  /// Returns the duration that a user has entered as hours and minutes: `01:30`.
  internal func duration(of text: String) -> Double? {
    guard let time = text.numbers(separatedBy: ":"), time.count == 2 else { return nil }
    return Double(time[0] * 60 + time[1]) * 60
  }

  /// Returns the date that a user has entered: `2026-01-31T09:30`, `2026-01-31`, `2026-01` or `09:30`.
  ///
  /// The components that are not entered are those of the current date.
  internal func date(of text: String) -> Date? {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone ?? calendar?.timeZone ?? TimeZone(secondsFromGMT: 0) ?? gregorian.timeZone
    var parts = gregorian.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date ?? Date(timeIntervalSince1970: 0))
    for entry in text.split(separator: "T", omittingEmptySubsequences: false).map(String.init) {
      if let time = entry.numbers(separatedBy: ":"), time.count == 2 || time.count == 3 {
        (parts.hour, parts.minute) = (time[0], time[1])
      } else if let day = entry.numbers(separatedBy: "-"), day.count == 2 || day.count == 3 {
        (parts.year, parts.month) = (day[0], day[1])
        if day.count == 3 { parts.day = day[2] }
      } else {
        return nil
      }
    }
    return gregorian.date(from: parts)
  }
}

extension String {
  /// Returns the numbers between separators, or `nil` if there is anything else.
  fileprivate func numbers(separatedBy separator: Character) -> [Int]? {
    let parts = split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 5 && $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil }
    return numbers.count == parts.count && numbers.count > 1 ? numbers : nil
  }
}
