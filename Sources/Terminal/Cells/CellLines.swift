import Layout
import Widgets

/// The lines of a text in the cells of a terminal, broken like ``Flow``.
///
/// An edited text is broken again with each key. The lines of a plain text are therefore ranges of its bytes, and only
/// visible lines become texts.
internal struct CellLines {
  /// The number of lines.
  var count: Int { broken?.count ?? ranges.count }

  /// The width of the widest line, in cells.
  private(set) var width = 0.0

  private let runs: [Run]

  /// The bytes of the lines of a plain text, without the spaces at their ends.
  private var ranges: [Range<Int>] = []

  /// The lines of another text, with the UTF-16 offsets of their starts.
  private let broken: [(line: [Run], start: Int)]?

  /// Breaks a text.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init(_ runs: [Run], _ flow: Flow) {
    self.runs = runs
    guard runs.count == 1, flow.limit == 0 else {
      let lines = flow.lines(of: runs)
      let starts = Flow.starts(of: lines.map { $0.map(\.text).joined() }, in: runs.map(\.text).joined())
      broken = Array(zip(lines, starts))
      width = flow.width(of: lines)
      return
    }
    broken = nil
    var breaker = CellBreaker(width: flow.width, breaksAnywhere: flow.mode == .byCharWrapping)
    breaker.read(runs[0].text)
    (ranges, width) = (breaker.lines, Double(breaker.widest))
  }

  /// The runs of a line.
  subscript(number: Int) -> [Run] {
    if let broken { return broken[number].line }
    var run = runs[0]
    run.text = String(run.text[index(ranges[number].lowerBound)..<index(ranges[number].upperBound)])
    return [run]
  }

  /// Returns the UTF-16 offset of the start of a line.
  func start(of number: Int) -> Int {
    broken?[number].start ?? index(ranges[number].lowerBound).utf16Offset(in: runs[0].text)
  }

  /// Returns the number of the last line that starts at or before a UTF-16 offset.
  func line(at offset: Int) -> Int {
    if let broken { return broken.lastIndex { $0.start <= offset } ?? 0 }
    guard let text = runs.first?.text else { return 0 }
    let place = String.Index(utf16Offset: max(0, min(offset, text.utf16.count)), in: text)
    let byte = text.utf8.distance(from: text.startIndex, to: place)
    return max(0, ranges.partitioningIndex { $0.lowerBound > byte } - 1)
  }

  private func index(_ byte: Int) -> String.Index {
    let text = runs[0].text
    return text.utf8.index(text.startIndex, offsetBy: byte)
  }
}
