/// What the compiler says, or is expected to say, and the line and column that it points at.
struct Mark: Equatable, Sendable, CustomStringConvertible {
  /// `error` or `warning`.
  let kind: String
  let line: Int
  let column: Int
  let words: String

  var description: String { "\(line):\(column) \(kind): \(words)" }

  /// Whether the compiler said what is expected, where it is expected.
  func matches(_ expected: Mark) -> Bool {
    kind == expected.kind && line == expected.line && column == expected.column && words.contains(expected.words)
  }
}

extension Mark {
  /// Reads a comment of a fixture, `// ^ error: words`, whose caret stands below the token that it means.
  init?(_ comment: Substring, below line: Int) {
    guard let parts = comment.wholeMatch(of: #///(?<indent> *)\^ (?<kind>error|warning): (?<words>.+)/#) else {
      return nil
    }
    self.init(
      kind: String(parts.kind),
      line: line,
      column: parts.indent.count + 3,
      words: String(parts.words)
    )
  }

  /// Reads a line that the compiler printed, `Names/MisspeltName.swift:5:4: error: words`, with the path in front.
  static func read(_ output: Substring) -> (path: String, mark: Mark)? {
    guard
      let parts = output.wholeMatch(
        of: #/(?<path>.+?):(?<line>\d+):(?<column>\d+): (?<kind>error|warning): (?<words>.+)/#
      ),
      let line = Int(parts.line),
      let column = Int(parts.column)
    else { return nil }
    return (String(parts.path), Mark(kind: String(parts.kind), line: line, column: column, words: String(parts.words)))
  }
}
