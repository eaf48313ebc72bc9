import Foundation
import Testing

@Suite("The names of CwlViews")
struct CwlViewsTests {
  private struct Line {
    let binder: Substring
    let name: Substring
    let answer: Character
    /// The name of this library that serves instead.
    let other: Substring?
    let reason: Substring

    init?(_ line: Substring) {
      guard let match = line.wholeMatch(of: /(\w+) (\w+) ([=~!]) ?(\w*)(.*)/) else { return nil }
      (binder, name) = (match.output.1, match.output.2)
      answer = match.output.3.first ?? " "
      other = answer == "~" ? match.output.4 : nil
      reason = answer == "!" ? match.output.4 + match.output.5 : ""
    }
  }

  private static let own = CwlViewsNames.own.split(separator: "\n")
  private static let platform = CwlViewsNames.platform.split(separator: "\n")

  @Test("Every name of CwlViews compiles on its type, has a replacement, or is left out for a stated reason")
  func isAnswered() throws {
    let compiled = try compiled()
    for text in Self.own + Self.platform {
      let line = try #require(Line(text), "\(text)")
      let written = compiled["\(line.binder) \(line.name)"]
      switch line.answer {
      case "=": #expect(written?.names.first == line.name, "\(text)")
      case "~": #expect(written?.names.contains(line.other ?? "") == true, "\(text)")
      default: #expect(!line.reason.isEmpty && written == nil, "\(text)")
      }
    }
  }

  @Test("At least 99 % of CwlViews' names that need no platform exist")
  func percentages() {
    let (all, platform) = (CwlViewsNames.total, Self.platform.count)
    let here = all - platform
    let missing = Self.own.filter { Line($0)?.answer == "!" }.count
    #expect(Double(here - missing) / Double(here) >= 0.99)
    #expect(Double(here - missing) / Double(all) >= 0.8)
  }

  /// The expressions that have been compiled, by the names of CwlViews.
  private func compiled() throws -> [String: Substring] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let texts = try ["CwlViewsCompiled", "CwlViewsCompiledOthers"].map {
      try String(contentsOf: folder.appending(path: "\($0).swift"), encoding: .utf8)
    }
    let entries = texts.flatMap { $0.matches(of: /"(\w+ \w+)": (.+)/).map(\.output) }
    return Dictionary(entries.map { (String($0.1), $0.2) }) { first, _ in first }
  }
}

extension Substring {
  /// The names in an expression, in order.
  fileprivate var names: [Substring] { matches(of: /[A-Za-z]\w*/).map(\.output) }
}
