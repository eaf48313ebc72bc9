import Foundation
import Widgets

/// Text broken into lines.
///
/// Lines break after spaces and hyphens, and around wide characters; a word longer than a line breaks anywhere. What
/// does not fit in the number of lines is left out, with an ellipsis where the mode says so.
internal struct Flow: Sendable {
  /// The room of a line.
  var width = Double.infinity

  /// The largest number of lines, or 0 for any.
  var limit = 0

  var mode = LineBreakMode.byTruncatingTail

  /// How wide a character is.
  let advance: @Sendable (Character, Font) -> Double

  /// The runs of each line.
  func lines(of runs: [Run]) -> [[Run]] {
    let glyphs = runs.flatMap { run in run.text.map { Glyph(character: $0, run: run) } }
    guard !glyphs.isEmpty else { return [] }
    let broken = glyphs.split(omittingEmptySubsequences: false) { $0.character.isNewline }.flatMap { wrapped($0) }
    guard limit > 0, broken.count > limit else { return broken.map(joined) }
    let mark = broken[limit - 1].last ?? glyphs[0]
    let rest = broken[(limit - 1)...].joined(separator: [Glyph(character: " ", run: mark.run)])
    return broken.prefix(limit - 1).map(joined) + [joined(shortened(Array(rest), like: mark))]
  }

  /// The width of the widest line.
  func width(of lines: [[Run]]) -> Double { lines.map(width).max() ?? 0 }

  /// The width of a line.
  func width(of line: [Run]) -> Double {
    line.reduce(0) { $1.text.reduce($0) { [font = $1.font] in $0 + advance($1, font) } }
  }

  fileprivate struct Glyph {
    let character: Character
    let run: Run
  }

  private func width(of glyph: Glyph) -> Double { advance(glyph.character, glyph.run.font) }

  private func wrapped(_ paragraph: ArraySlice<Glyph>) -> [[Glyph]] {
    guard limit != 1 || mode == .byWordWrapping || mode == .byCharWrapping else {
      return fits(paragraph) ? [Array(paragraph)] : [shortened(Array(paragraph), like: paragraph.first)]
    }
    var lines: [[Glyph]] = []
    var line: [Glyph] = []
    var used = 0.0
    for glyph in paragraph {
      let needed = width(of: glyph)
      if used + needed > width + tolerance, !line.isEmpty, glyph.character != " " {
        let tail = mode == .byCharWrapping || glyph.breaksBefore ? [] : Array(line.suffix(while: { !$0.breaksAfter }))
        let carried = tail.count < line.count ? tail : []
        lines.append(line.dropLast(carried.count).trimmed())
        line = carried
        used = carried.reduce(0) { $0 + width(of: $1) }
      }
      line.append(glyph)
      used += needed
    }
    return lines + [line.trimmed()]
  }

  private func fits(_ glyphs: some Sequence<Glyph>) -> Bool {
    glyphs.reduce(0) { $0 + width(of: $1) } <= width + tolerance
  }

  /// What remains of a line that is too long.
  private func shortened(_ glyphs: [Glyph], like model: Glyph?) -> [Glyph] {
    guard let model else { return glyphs }
    let dots = [Glyph(character: "…", run: model.run)]
    switch mode {
    case .byWordWrapping, .byCharWrapping: return wrapped(glyphs[...]).first ?? []
    case .byClipping: return glyphs.prefix(fitting: width, width(of:))
    case .byTruncatingHead:
      return dots + glyphs.reversed().prefix(fitting: width - width(of: dots[0]), width(of:)).reversed()
    case .byTruncatingTail:
      return glyphs.prefix(fitting: width - width(of: dots[0]), width(of:)).trimmed() + dots
    case .byTruncatingMiddle:
      let half = (width - width(of: dots[0])) / 2
      return glyphs.prefix(fitting: half, width(of:)) + dots
        + glyphs.reversed().prefix(fitting: half, width(of:)).reversed()
    }
  }

  private func joined(_ line: [Glyph]) -> [Run] {
    line.reduce(into: []) { runs, glyph in
      var run = glyph.run
      run.text = ""
      if var last = runs.last, last.font == run.font, last.color == run.color {
        last.text.append(glyph.character)
        runs[runs.count - 1] = last
      } else {
        run.text.append(glyph.character)
        runs.append(run)
      }
    }
  }
}

// Sums of widths may differ in their last digits, which must not cost a character.
private let tolerance = 0.01

extension Flow.Glyph {
  fileprivate var breaksAfter: Bool { character == " " || character == "-" || character.cells == 2 }
  fileprivate var breaksBefore: Bool { character.cells == 2 }
}

extension Sequence {
  /// The longest start whose widths fit in a room.
  fileprivate func prefix(fitting room: Double, _ width: (Element) -> Double) -> [Element] {
    var left = room + tolerance
    return prefix {
      left -= width($0)
      return left >= 0
    }
  }
}

extension BidirectionalCollection {
  fileprivate func suffix(while predicate: (Element) -> Bool) -> SubSequence {
    self[(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)...]
  }
}

extension Collection<Flow.Glyph> {
  fileprivate func trimmed() -> [Flow.Glyph] {
    Array(self).dropLast(Array(self).reversed().prefix { $0.character == " " }.count)
  }
}
