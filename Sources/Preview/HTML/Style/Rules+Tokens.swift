import Layout

extension Rules {
  /// Removes the declarations of custom properties to which no rule refers: a theme has many tokens, and a page shows
  /// few of them.
  ///
  /// - Parameter names: The names of the properties to which rules refer, without the hyphens in front.
  /// - Complexity: O(*n*) for *n* bytes.
  internal static func removeProperties(from rules: inout [UInt8], except names: Set<String>) {
    let (colon, semicolon, hyphen) = (UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "-"))
    let (start, end) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var kept: [UInt8] = []
    kept.reserveCapacity(rules.count)
    var index = 0
    while index < rules.count {
      let isFirst = kept.last == start || kept.last == semicolon
      guard isFirst, rules[index...].starts(with: [hyphen, hyphen]),
        let nameEnd = rules[index...].firstIndex(of: colon)
      else {
        kept.append(rules[index])
        index += 1
        continue
      }
      // The names of fonts, which alone are quoted, contain neither of the two.
      let next = rules[nameEnd...].firstIndex { $0 == semicolon || $0 == end } ?? rules.endIndex
      let isLast = next == rules.endIndex || rules[next] == end
      if names.contains(String(decoding: rules[(index + 2)..<nameEnd], as: UTF8.self)) {
        kept += rules[index..<(isLast ? next : next + 1)]
      } else if isLast, kept.last == semicolon {
        kept.removeLast()
      }
      index = isLast ? next : next + 1
    }
    rules = kept
  }
}
