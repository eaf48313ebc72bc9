import Foundation
import Testing

/// A wrong line of the corpus, the settings to insert it into, and a strict verdict about the compiler's first error.
///
/// ```swift
/// // View, ViewInComponent
///     Label(.isHidden -- model.$isBusy)
/// //                  ^ HIT: a property follows a signal by '<--'
/// ```
///
/// A `HIT` is at the wrong line and token, and describes the mistake in plain words. A `HALF` is at the wrong line, but
/// describes something else, or uses generic parameters. `ALONE` is a half that the compiler also prints for programs
/// without this library; those are in `Alone.swift`. A `MISS` is elsewhere. Where the compiler has several errors in no
/// fixed order, the words of each are listed, with `/` between them.
struct Attempt: Sendable, CustomTestStringConvertible {
  enum Verdict: String {
    case hit = "HIT"
    case half = "HALF"
    case alone = "ALONE"
    case miss = "MISS"
  }

  let kind: String
  let settings: [String]
  let line: String
  let verdict: Verdict

  /// The column that the error points at, counted in the line, or `nil` if it is elsewhere.
  let column: Int?
  let words: [Substring]

  var testDescription: String { "\(kind): \(line)" }

  /// Reads an entry of the corpus: its settings, its line and its verdict.
  init?(_ entry: [Substring], kind: String) {
    guard
      entry.count == 3,
      let verdict = entry[2].wholeMatch(of: #/// (?<indent> *)(?<caret>\^ )?(?<verdict>[A-Z]+): (?<words>.+)/#),
      let value = Verdict(rawValue: String(verdict.verdict))
    else { return nil }
    self.kind = kind
    self.verdict = value
    settings = entry[0].dropFirst(3).split(separator: ", ").map(String.init)
    line = String(entry[1].dropFirst(Self.indent))
    column = verdict.caret.map { _ in verdict.indent.count + 4 - Self.indent }
    words = verdict.words.split(separator: " / ")
  }

  private static let indent = 4
}

extension Attempt {
  /// All entries of the corpus, by file.
  static let all: [Attempt] = {
    let folder = Bundle.module.resourceURL?.appending(path: "Programs/Corpus")
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.flatMap { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let entries = text.split(separator: "\n\n").map { $0.split(separator: "\n") }
      return entries.compactMap { Attempt($0, kind: file.deletingPathExtension().lastPathComponent) }
    }
  }()
}
