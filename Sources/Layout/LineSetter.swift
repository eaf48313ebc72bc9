import Widgets

/// Sets the glyphs of runs in lines.
internal struct LineSetter {
  let flow: Flow
  let runs: [Run]

  /// Returns the lines of a paragraph.
  ///
  /// - Complexity: O(*n*) for *n* glyphs.
  func wrapped(_ paragraph: ArraySlice<Glyph>) -> [ArraySlice<Glyph>] {
    guard flow.limit != 1 || flow.mode == .byWordWrapping || flow.mode == .byCharWrapping else {
      return [fits(paragraph) ? paragraph : shortened(paragraph, like: paragraph.first)]
    }
    var lines: [ArraySlice<Glyph>] = []
    var start = paragraph.startIndex
    var opportunity = start
    var used = 0.0
    for (index, glyph) in zip(paragraph.indices, paragraph) {
      if used + glyph.width > flow.width + Flow.tolerance, index > start, glyph.kind != .space {
        let breaksHere = flow.mode == .byCharWrapping || glyph.kind == .wide || opportunity == start
        let end = breaksHere ? index : opportunity
        lines.append(paragraph[start..<end].trimmed)
        start = end
        opportunity = end
        used = paragraph[end..<index].reduce(0) { $0 + $1.width }
      }
      if glyph.breaksAfter { opportunity = index + 1 }
      used += glyph.width
    }
    let last = paragraph[start...].trimmed
    guard flow.pushesOut, let line = lines.popLast() else { return lines + [last] }
    // The word before moves to the last line, too, unless its own line would be empty or both do not fit.
    let word = line.lastIndex { $0.kind == .space }.map { $0 + 1 } ?? line.startIndex
    let wide = paragraph[word...].trimmed
    guard word > line.startIndex, !last.contains(where: { $0.kind == .space }), fits(wide) else {
      return lines + [line, last]
    }
    return lines + [line[..<word].trimmed, wide]
  }

  /// Returns the visible part of a line that is truncated.
  func shortened(_ glyphs: ArraySlice<Glyph>, like model: Glyph?) -> ArraySlice<Glyph> {
    guard let model else { return glyphs }
    let dots = made("…", .dots, like: model)
    let space = flow.width - dots.width
    switch flow.mode {
    case .byWordWrapping, .byCharWrapping: return wrapped(glyphs).first ?? []
    case .byClipping: return glyphs.prefix(glyphs.count(fitting: flow.width))
    case .byTruncatingHead: return [dots] + glyphs.suffix(glyphs.reversed().count(fitting: space))
    case .byTruncatingTail: return glyphs.prefix(glyphs.count(fitting: space)).trimmed + [dots]
    case .byTruncatingMiddle:
      let tail = glyphs.suffix(glyphs.reversed().count(fitting: space / 2))
      return glyphs.prefix(glyphs.count(fitting: space / 2)) + [dots] + tail
    }
  }

  /// Returns a space that replaces a line break.
  func joint(like model: Glyph) -> Glyph { made(" ", .joint, like: model) }

  /// Returns the runs of a line. Adjacent runs with the same attributes are joined.
  func joined(_ line: ArraySlice<Glyph>) -> [Run] {
    var joined: [Run] = []
    var rest = line
    while let first = rest.first {
      let end = rest.chunkEnd
      var run = runs[Int(first.run)]
      run.text = text(of: rest[rest.startIndex..<end])
      rest = rest[end...]
      if let last = joined.last, last.font == run.font, last.color == run.color, last.link == run.link,
        last.background == run.background, last.baselineOffset == run.baselineOffset
      {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  private func made(_ character: Character, _ kind: Glyph.Kind, like model: Glyph) -> Glyph {
    let width = flow.advance.advance(of: character, in: runs[Int(model.run)].font)
    return Glyph(start: 0, end: 0, run: model.run, kind: kind, width: width)
  }

  private func fits(_ glyphs: ArraySlice<Glyph>) -> Bool {
    glyphs.reduce(0) { $0 + $1.width } <= flow.width + Flow.tolerance
  }

  /// Returns the text of consecutive glyphs in one run.
  private func text(of chunk: ArraySlice<Glyph>) -> String {
    guard let first = chunk.first, let last = chunk.last else { return "" }
    switch first.kind {
    case .joint: return " "
    case .dots: return "…"
    case .newline: return ""
    default:
      let text = runs[Int(first.run)].text
      let start = text.utf8.index(text.startIndex, offsetBy: Int(first.start))
      return String(text[start..<text.utf8.index(start, offsetBy: Int(last.end - first.start))])
    }
  }
}

extension ArraySlice<Glyph> {
  /// The glyphs without trailing spaces.
  fileprivate var trimmed: ArraySlice<Glyph> { prefix(upTo: (lastIndex { !$0.isBlank } ?? startIndex - 1) + 1) }

  /// The end of the glyphs that follow the first one without a gap, in the same run.
  fileprivate var chunkEnd: Int {
    var end = startIndex + 1
    while end < endIndex, self[end].run == self[end - 1].run, self[end].start == self[end - 1].end,
      self[end].start < self[end].end, self[end - 1].start < self[end - 1].end
    {
      end += 1
    }
    return end
  }
}

extension Sequence<Glyph> {
  /// Returns the number of leading glyphs that fit in a width.
  fileprivate func count(fitting space: Double) -> Int {
    var left = space + Flow.tolerance
    var count = 0
    for glyph in self {
      left -= glyph.width
      guard left >= 0 else { break }
      count += 1
    }
    return count
  }
}
