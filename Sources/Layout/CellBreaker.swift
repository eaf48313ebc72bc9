import Foundation

/// The breaking of a plain text into lines of cells, by the rules of ``LineSetter``.
package struct CellBreaker {
  /// The bytes of the lines, without the spaces at their ends.
  package private(set) var lines: [Range<Int>] = []

  /// The cells of the widest line.
  package private(set) var widest = 0

  private let width: Int
  private let breaksAnywhere: Bool

  /// The current line.
  private var line = Place()
  /// The part of the line before the last possible break.
  private var opportunity = Place()
  private var start = 0

  /// A part of a line, from its start.
  private struct Place {
    /// The end of the part, in bytes.
    var end = 0
    var cells = 0
    /// The end of the line without trailing spaces, in bytes.
    var shownEnd = 0
    var shownCells = 0
  }

  /// Creates a reader for lines of a width.
  package init(width: Double, breaksAnywhere: Bool) {
    self.width = width < 1e9 ? Int(bounded: (width + Flow.tolerance).rounded(.down)) : .max
    self.breaksAnywhere = breaksAnywhere
  }

  /// Reads a whole text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func read(_ whole: String) {
    // An empty text has no line.
    if whole.isEmpty { return }
    var text = whole
    text.makeContiguousUTF8()
    var number = 0
    while number < text.utf8.count {
      number = text.utf8.withContiguousStorageIfAvailable { readLetters(of: $0, from: number) } ?? number
      let index = text.utf8.index(text.startIndex, offsetBy: number)
      guard index < text.endIndex else { break }
      let character = text[index]
      read(Glyph.kind(of: character), cells: character.cells, bytes: character.utf8.count)
      number += character.utf8.count
    }
    finish(line)
  }

  /// Reads letters of one byte, and returns the index of the first other byte.
  private mutating func readLetters(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var number = start
    while number < bytes.count, bytes[number] < 0x80 {
      let next = number + 1 < bytes.count ? bytes[number + 1] : 0
      // The next scalar may belong to this letter.
      if next >= 0x80 { return number }
      switch bytes[number] {
      case 0x20: read(.space, cells: 1, bytes: 1)
      case 0x2D: read(.hyphen, cells: 1, bytes: 1)
      case 0x0D where next == 0x0A:
        read(.newline, cells: 0, bytes: 2)
        number += 1
      case 0x0A...0x0D: read(.newline, cells: 0, bytes: 1)
      case let letter: read(.usual, cells: letter.hasCell ? 1 : 0, bytes: 1)
      }
      number += 1
    }
    return number
  }

  @inline(__always)
  private mutating func read(_ kind: Glyph.Kind, cells: Int, bytes: Int) {
    if kind == .newline { return endParagraph(bytes: bytes) }
    if line.cells + cells > width, line.end > start, kind != .space {
      let breaksHere = breaksAnywhere || kind == .wide || opportunity.end == start
      breakLine(after: breaksHere ? line : opportunity)
    }
    line.end += bytes
    line.cells += cells
    guard kind != .space else { return opportunity = line }
    (line.shownEnd, line.shownCells) = (line.end, line.cells)
    if kind == .hyphen || kind == .wide { opportunity = line }
  }

  private mutating func endParagraph(bytes: Int) {
    finish(line)
    start = line.end + bytes
    line = Place(end: start, shownEnd: start)
    opportunity = line
  }

  private mutating func breakLine(after place: Place) {
    finish(place)
    start = place.end
    line.cells -= place.cells
    line.shownCells = max(0, line.shownCells - place.cells)
    line.shownEnd = max(line.shownEnd, start)
    opportunity = Place(end: start, shownEnd: start)
  }

  private mutating func finish(_ place: Place) {
    lines.append(start..<place.shownEnd)
    widest = max(widest, place.shownCells)
  }
}
