import Foundation
import Testing

/// A program that somebody wrote who had read the first screen of the README, before anybody looked whether it
/// compiles, and a strict verdict.
///
/// ```swift
/// // A button with a labelled title
/// let button = Button(title: "Save", .tapped --> { print("saved") })
/// //                 ^ NAMED: extraneous argument label 'title:'
/// ```
///
/// A program without a verdict works as it is. `NAMED` is a first error at the wrong token that names the cause or the
/// cure, and `CURED` one that has got its words since. A `HALF` is elsewhere, or says too little; its words are one of
/// those that the compiler prints first. All errors at the place of the first one are read, because the compiler prints
/// them in no fixed order.
struct Guess: Sendable, CustomTestStringConvertible {
  enum Verdict: String {
    case works = "WORKS"
    case named = "NAMED"
    case cured = "CURED"
    case half = "HALF"
  }

  let title: String
  let verdict: Verdict

  /// The first error, in the lines of `source`, or `nil` if the program works.
  let mark: Mark?

  /// The program, with what it uses without declaring it.
  let source: String

  var testDescription: String { title }

  /// Reads an entry of the corpus: a title, and lines with at most one verdict below them.
  init(_ entry: Substring) {
    var lines = entry.split(separator: "\n")
    title = String(lines.removeFirst().dropFirst(3))

    // Extensions cannot be inside of functions.
    var extensions = Self.imports
    var body: [Substring] = []
    var mark: (verdict: Verdict, line: Substring, column: Int, words: String)?
    var isExtension = false
    for line in lines {
      if let found = line.wholeMatch(of: #///(?<indent> *)\^ (?<verdict>[A-Z]+): (?<words>.+)/#),
        let verdict = Verdict(rawValue: String(found.verdict)), let wrong = (isExtension ? extensions : body).last
      {
        mark = (verdict, wrong, found.indent.count + 3, String(found.words))
        continue
      }
      if line.hasPrefix("extension ") { isExtension = true }
      if isExtension { extensions.append(line) } else { body.append(line) }
      if line == "}" { isExtension = false }
    }
    let program = extensions + ["@MainActor private func guess() async throws {"] + body + ["}", ""]
    source = program.joined(separator: "\n")
    verdict = mark?.verdict ?? .works
    self.mark = mark.map { mark in
      Mark(
        kind: "error", line: (program.firstIndex(of: mark.line) ?? -1) + 1, column: mark.column, words: mark.words)
    }
  }

  private static let imports: [Substring] = [
    "import Foundation", "import LivePreview", "import LiveTesting", "import Preview", "import StyleGuide",
    "import Styles", "import Terminal", "import Testing",
  ]
}

extension Guess {
  /// All entries of the corpus.
  static let all: [Guess] = {
    let folder = Bundle.module.resourceURL?.appending(path: "Programs/Guesses")
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
    return (files ?? []).filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Scene.swift" }
      .sorted { $0.path < $1.path }
      .flatMap { ((try? String(contentsOf: $0, encoding: .utf8)) ?? "").split(separator: "\n\n").map(Guess.init) }
  }()
}
