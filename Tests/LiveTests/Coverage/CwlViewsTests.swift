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

  @Test("Every name is one of ours, or has another name here, or a reason")
  func isAnswered() throws {
    let declared = try declarations()
    for text in Self.own + Self.platform {
      let line = try #require(Line(text), "\(text)")
      switch line.answer {
      case "=": #expect(declared.contains(String(line.name)), "\(text)")
      case "~": #expect(declared.contains(String(line.other ?? "")), "\(text)")
      default: #expect(!line.reason.isEmpty, "\(text)")
      }
    }
  }

  @Test("At least 99 % of the names that need no platform are there")
  func percentages() {
    let (all, platform) = (CwlViewsNames.total, Self.platform.count)
    let here = all - platform
    let missing = Self.own.filter { Line($0)?.answer == "!" }.count
    #expect(Double(here - missing) / Double(here) >= 0.99)
    #expect(Double(here - missing) / Double(all) >= 0.8)
  }

  /// The names of variables, functions, cases and types in the modules that describe trees and act on them.
  private func declarations() throws -> Set<String> {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    var names: Set<String> = []
    for module in ["Widgets", "Bindings", "Live"] {
      let folder = sources.appending(path: module)
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        names.formUnion(
          text.matches(of: /(?:var|func|case|struct|let|protocol) (\w+)/).map {
            String($0.output.1)
          })
      }
    }
    return names
  }
}
