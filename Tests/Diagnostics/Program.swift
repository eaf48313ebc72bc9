import Foundation
import Testing

/// A fixture: a small program, and in comments under its tokens what the compiler says about them.
///
/// ```swift
///   .numberOfLins(2)
/// // ^ error: member 'numberOfLins'
/// ```
///
/// A program without diagnostics has no such comment. If the compiler's first error is at another token than the wrong
/// one, a comment below the program begins with `Missed.` and describes the attempts.
struct Program: Sendable, CustomTestStringConvertible {
  let url: URL
  let marks: [Mark]

  /// Whether the compiler's first error is known to be, at least sometimes, at another token than the wrong one.
  let isMiss: Bool

  init(_ url: URL) throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    var marks: [Mark] = []
    var marked = 0
    for (index, line) in lines.enumerated() {
      if let mark = Mark(line, below: marked) {
        marks.append(mark)
      } else {
        marked = index + 1
      }
    }
    self.url = url
    self.marks = marks
    isMiss = lines.contains { $0.hasPrefix("// Missed. ") }
  }

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
