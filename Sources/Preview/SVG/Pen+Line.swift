import Foundation
import Layout
import Widgets

extension Pen {
  /// Draws a line. Its runs are in the order of the text.
  ///
  /// A text with space beside it has its own width. Any other one has the measured width, so that nothing overlaps.
  /// A line with letters from right to left is one text, whose runs the renderer puts in order.
  internal func line(_ line: [Run], in place: LinePlace, baseline: Double, _ color: Color) {
    let (rect, side) = (place.rect, place.side)
    let widths = line.map { TextMetrics.width(of: $0.text, in: $0.font) }
    let total = widths.reduce(0, +)
    let isReordered = line.count > 1 && (traits.isRightToLeft || line.contains(where: \.text.hasRightToLeftLetters))
    let growth = isReordered || canGrow(line) ? place.side(ofTextsLike: total) : nil
    var x =
      switch side {
      case .leading: rect.minX
      case .center: rect.midX - total / 2
      case .trailing: rect.maxX - total
      }
    if isReordered, growth == nil || line.contains(where: { $0.background != nil }) {
      let box = CGRect(x: x, y: 0, width: total, height: 0)
      backgrounds(of: line, from: mirrored(box).minX, baseline: baseline)
      let isSpread = !line.contains(where: \.text.hasJoinedLetters)
      return self.line(line, in: box, at: .leading, width: isSpread ? total : nil, baseline: baseline, color)
    }
    if let growth, line.count > 1 { return self.line(line, in: rect, at: growth, baseline: baseline, color) }
    for (run, width) in zip(line, widths) where width > 0 {
      let baseline = baseline - run.baselineOffset
      if let background = run.background {
        rectangle(ground(of: run, x: x, width: width, baseline: baseline), Paint(fill: background))
      }
      canvas.begin("text")
      writeStyle(of: run, color)
      writePlace(growth ?? .leading, growth != nil ? rect : CGRect(x: x, y: 0, width: width, height: 0), baseline)
      // Letters keep their shapes in any font. They move apart so that the text ends where the next one begins, but not
      // in scripts with joined letters.
      if growth == nil, !run.text.hasJoinedLetters { canvas.attribute("textLength", short: halves(width)) }
      if run.text.hasSpacesToKeep { canvas.attribute("xml:space", "preserve") }
      writeDecoration(of: run)
      canvas.end("text", content: run.text)
      x += width
    }
  }

  /// Returns whether a line of one direction can be one text, with its own width.
  private func canGrow(_ line: [Run]) -> Bool {
    if line.count == 1 { return line[0].background == nil }
    return line.allSatisfy { $0.background == nil && $0.baselineOffset == 0 && !$0.text.hasJoinedLetters }
  }

  /// Draws a line of several runs as one text, so that each run begins where the one before ends in any font.
  private func line(
    _ line: [Run], in rect: CGRect, at side: DrawnTraits.Side, width: Double? = nil, baseline: Double, _ color: Color
  ) {
    canvas.begin("text")
    writePlace(side, rect, baseline)
    if let width { canvas.attribute("textLength", short: halves(width)) }
    if line.map(\.text).joined().hasSpacesToKeep { canvas.attribute("xml:space", "preserve") }
    canvas.end("text") {
      var offset = 0.0
      for run in line where !run.text.isEmpty {
        canvas.inline("tspan", content: run.text) {
          if run.baselineOffset != offset { canvas.attribute("dy", short: offset - run.baselineOffset) }
          writeStyle(of: run, color)
          writeDecoration(of: run)
        }
        offset = run.baselineOffset
      }
    }
  }

  /// Writes the place of a text at a side of a rectangle.
  private func writePlace(_ side: DrawnTraits.Side, _ rect: CGRect, _ baseline: Double) {
    let rect = mirrored(rect)
    let isRightToLeft = traits.isRightToLeft
    let x =
      switch side {
      case .leading: isRightToLeft ? rect.maxX : rect.minX
      case .center: rect.midX
      case .trailing: isRightToLeft ? rect.minX : rect.maxX
      }
    canvas.attribute("x", short: halves(x))
    canvas.attribute("y", short: halves(baseline))
    // `start` is the side where the direction of the group around the text begins.
    if side != .leading { canvas.attribute("text-anchor", side == .center ? "middle" : "end") }
  }

  private func writeStyle(of run: Run, _ color: Color) {
    canvas.attribute("class", font(run.font), canvas.name(of: Paint(fill: run.color ?? color), traits))
  }

  private func writeDecoration(of run: Run) {
    if let decoration = run.decoration.css { canvas.attribute("text-decoration", "\(decoration)") }
  }

  /// Draws the backgrounds of runs that a renderer puts in order, at the measured places.
  ///
  /// - Parameter left: The left edge of the line, on the page.
  private func backgrounds(of line: [Run], from left: Double, baseline: Double) {
    guard line.contains(where: { $0.background != nil }) else { return }
    var x = left
    for part in line.orderedParts(isRightToLeft: traits.isRightToLeft) {
      let run = line[part.run]
      if let background = run.background {
        let place = ground(of: run, x: x, width: part.width, baseline: baseline - run.baselineOffset)
        rectangle(mirrored(place), Paint(fill: background))
      }
      x += part.width
    }
  }

  private func ground(of run: Run, x: Double, width: Double, baseline: Double) -> CGRect {
    let height = TextMetrics.lineHeight(of: run.font)
    return CGRect(x: x, y: baseline - TextMetrics.ascent(of: run.font), width: width, height: height)
  }

  private func halves(_ value: Double) -> Double { (value * 2).rounded() / 2 }

  private func font(_ font: Font) -> String {
    canvas.name(of: font) { css(of: font) }
  }

  private func css(of font: Font) -> String {
    var declarations = ["font-size:\(font.pointSize.short)px"]
    if font.weight != .regular { declarations.append("font-weight:\(font.weight.rawValue)") }
    if font.isItalic { declarations.append("font-style:italic") }
    if font.name != nil {
      var families = CSS()
      families.write(font.families)
      declarations.append("font-family:\(String(decoding: families.utf8, as: UTF8.self))\(Preview.fontFamily)")
    } else if font.design == .monospaced {
      declarations.append("font-family:ui-monospace,Menlo,Consolas,monospace")
    }
    if font.design == .monospacedDigit { declarations.append("font-variant-numeric:tabular-nums") }
    if font.tracking != 0 { declarations.append("letter-spacing:\(font.tracking.bounded.short)px") }
    return declarations.joined(separator: ";")
  }
}

extension String {
  /// Whether the text begins or ends with a space, or has several in a row, which drawings would leave out.
  fileprivate var hasSpacesToKeep: Bool {
    var isAfterSpace = true
    for byte in utf8 {
      if byte == 0x20, isAfterSpace { return true }
      isAfterSpace = byte == 0x20
    }
    return isAfterSpace && !isEmpty
  }

  /// Whether the text has letters of a script from Arabic to those of India and Tibet, of which most are joined.
  fileprivate var hasJoinedLetters: Bool {
    unicodeScalars.contains {
      switch $0.value {
      case 0x0600..<0x0E00, 0x0F00..<0x1000, 0x1800..<0x18B0, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: true
      default: false
      }
    }
  }
}
