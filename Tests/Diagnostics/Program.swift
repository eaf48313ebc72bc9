import Foundation
import Testing

/// A fixture: a small program, and in comments under its tokens what the compiler says about them.
///
/// ```swift
///   .numberOfLins(2)
/// // ^ error: member 'numberOfLins'
/// ```
///
/// A program that compiles without a word has no such comment. Where the compiler's first error is at another token than the
/// wrong one, `instead:` marks what it says, and `error:` what it should; what was tried against that stands below the program.
struct Program: Sendable, CustomTestStringConvertible {
  let url: URL
  let marks: [Mark]

  init(_ url: URL) throws {
    self.url = url
    var number = 0
    marks = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().compactMap { index, line in
        let mark = Mark(line, below: number)
        if mark == nil { number = index + 1 }
        return mark
      }
  }

  /// What the compiler must say first.
  var expected: [Mark] { isMiss ? marks.filter { $0.kind == "instead" } : marks }

  /// Whether the compiler's first error is known to be at another token than the wrong one.
  var isMiss: Bool { marks.contains { $0.kind == "instead" } }

  /// The folder and the name of the file.
  var testDescription: String {
    url.deletingPathExtension().pathComponents.suffix(2).joined(separator: "/")
  }
}

extension Program {
  /// The fixtures in a folder, by name.
  static func all(in folder: String) -> [Program] {
    let folder = Bundle.module.resourceURL?.appending(path: "Programs/\(folder)")
    let files = folder.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .compactMap { try? Program($0) }
  }
}
