/// A character of a text that is broken into lines, with the properties that matter for breaking.
package struct Glyph {
  /// The line-breaking class of a character.
  package enum Kind: UInt8 {
    case usual
    case space
    case hyphen
    /// A character of two cells, around which lines may break.
    case wide
    case newline
    /// A space that replaces a line break.
    case joint
    /// An ellipsis that replaces truncated text.
    case dots
  }

  /// The range of the character's bytes in the text of its run.
  var start: Int32
  var end: Int32

  /// The index of the run.
  var run: Int32

  package var kind: Kind
  var width: Double

  var breaksAfter: Bool { kind == .space || kind == .hyphen || kind == .wide || kind == .joint }
  var isBlank: Bool { kind == .space || kind == .joint }
}

extension Glyph {
  /// Returns the characters of runs, in order.
  ///
  /// - Complexity: O(*n*) for texts of *n* bytes.
  static func glyphs(of runs: [Run], _ metric: Metric) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in runs.enumerated() {
      let letters = metric.letters(of: run.font)
      if run.text.utf8.allSatisfy({ $0 < 0x80 }) {
        appendASCII(run.text, Int32(index), letters, to: &glyphs)
      } else {
        var start: Int32 = 0
        for character in run.text {
          let length = Int32(character.utf8.count)
          glyphs.append(
            Glyph(
              start: start, end: start + length, run: Int32(index), kind: kind(of: character),
              width: metric.advance(of: character, in: run.font)))
          start += length
        }
      }
    }
    return glyphs
  }

  private static func appendASCII(_ text: String, _ run: Int32, _ letters: LetterWidths, to glyphs: inout [Glyph]) {
    var start: Int32 = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      defer {
        start += 1
        previous = byte
      }
      // A carriage return and a line feed are one character.
      if byte == 0x0A, previous == 0x0D, !glyphs.isEmpty {
        glyphs[glyphs.count - 1].end += 1
        continue
      }
      let kind: Kind =
        switch byte {
        case 0x20: .space
        case 0x2D: .hyphen
        case 0x0A...0x0D: .newline
        default: .usual
        }
      glyphs.append(Glyph(start: start, end: start + 1, run: run, kind: kind, width: letters[byte]))
    }
  }

  /// Returns the line-breaking class of a character.
  package static func kind(of character: Character) -> Kind {
    switch character {
    case " ": .space
    case "-": .hyphen
    case _ where character.isNewline: .newline
    default: character.cells == 2 ? .wide : .usual
    }
  }
}
