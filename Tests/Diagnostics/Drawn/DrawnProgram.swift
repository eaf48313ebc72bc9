import Foundation
import TestSupport

/// A wrong program that is made from a listing of the documentation, by one mistake at a random place.
struct DrawnProgram: Sendable, CustomStringConvertible {
  let document: String
  let mistake: Mistake
  let change: Mistake.Change

  /// The number of brackets around the mistake.
  let depth: Int
  let source: String

  /// Whether the program belongs to the third that nobody looks at while the messages are improved.
  let isKeptAside: Bool

  /// The kind of mistake, and the wrong line.
  var description: String {
    let line = source.split(separator: "\n", omittingEmptySubsequences: false)[change.line - 1]
    return "\(mistake) in \(document), \(change.line):\(change.columns)\n  \(line)"
  }

  /// Returns whether the errors at one place are at the wrong token, and name the cause or the cure in plain words.
  ///
  /// The compiler prints several errors at one place in no fixed order, so that all of them are read. None may be about
  /// the compiler's own work.
  func isHit(_ marks: [Mark]) -> Bool {
    guard let place = marks.first, place.line == change.line, change.columns.contains(place.column) else {
      return false
    }
    return (change.words.isEmpty || change.words.contains { word in marks.contains { $0.words.contains(word) } })
      && !Self.jargon.contains { word in marks.contains { $0.words.contains(word) } }
  }

  /// Words about the compiler's own work.
  private static let jargon = [
    "generic parameter", "cannot infer", "Root'", "Root>", "no exact matches", "'Self' constraint", "is ambiguous",
    "unable to type-check", "without a contextual type", "failed to produce diagnostic",
  ]
}

extension DrawnProgram {
  /// Draws programs: each kind of mistake in turn, at each depth in turn, in any document.
  ///
  /// The programs of a seed are always the same, as long as the documents are.
  static func draw(_ count: Int, seed: UInt64) throws -> [DrawnProgram] {
    var random = SeededGenerator(seed: seed)
    let programs = try Document.all.flatMap { document in
      try document.programs.map { program in
        let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
        let source = lines.filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
        return (document.path, source, Lexeme.all(in: source))
      }
    }
    var drawn: [DrawnProgram] = []
    var turn = 0
    while drawn.count < count, turn < count * 100 {
      let mistake = Mistake.allCases[drawn.count % Mistake.allCases.count]
      let depths = [0...1, 2...3, 4...99][drawn.count / Mistake.allCases.count % 3]
      let (document, source, lexemes) = programs[Int(random.next() % UInt64(programs.count))]
      let places = lexemes.indices.filter { depths.contains(lexemes[$0].depth - 1) }
      turn += 1
      guard let place = places.randomElement(using: &random) else { continue }
      let number = random.next()
      let start = place - Int(number % 8)
      // The mistake is made at the next token that it fits.
      guard
        let change = (max(start, 0)..<lexemes.count).lazy.filter({ depths.contains(lexemes[$0].depth - 1) })
          .compactMap({ index in
            mistake.change(at: index, of: lexemes) { misspelling(of: $0, number) }.map { (index, $0) }
          }).first
      else { continue }
      var bytes = Array(source.utf8)
      bytes.replaceSubrange(change.1.range, with: change.1.text.utf8)
      drawn.append(
        DrawnProgram(
          document: document, mistake: mistake, change: change.1, depth: lexemes[change.0].depth - 1,
          source: String(decoding: bytes, as: UTF8.self), isKeptAside: number % 3 == 0))
    }
    return drawn
  }

  /// Returns a name with a letter that is missing, doubled or exchanged with the next.
  private static func misspelling(of name: String, _ number: UInt64) -> String {
    var letters = Array(name)
    let place = 1 + Int(number / 8 % UInt64(letters.count - 2))
    switch number / 1024 % 3 {
    case 0: letters.remove(at: place)
    case 1 where letters[place] != letters[place + 1]: letters.swapAt(place, place + 1)
    default: letters.insert(letters[place], at: place)
    }
    return String(letters)
  }
}
