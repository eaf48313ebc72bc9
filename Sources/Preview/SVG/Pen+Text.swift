import Foundation
import Layout
import Widgets

extension Pen {
  /// Draws lines of text, vertically centered in a rectangle. Several lines that are higher than it begin at its top.
  ///
  /// - Parameters:
  ///   - font: The font of the text around the lines, or `nil` if they are the whole text.
  ///   - room: The rectangle into which a text may grow in a wider font, or `nil` for the rectangle itself.
  ///   - clipsToBounds: Whether lines that are higher than the rectangle are seen in the bounds only.
  func lines(
    _ lines: [[Run]], in rect: CGRect, _ color: Color, _ side: DrawnTraits.Side = .leading, around font: Font? = nil,
    room: CGRect? = nil, clipsToBounds: Bool = false
  ) {
    let linePlace = LinePlace(rect: rect, room: room ?? rect, side: side)
    let extents = lines.map { TextMetrics.extent(of: $0, in: font) }
    let height = extents.reduce(0) { $0 + $1.height }
    let top = lines.count > 1 && height > rect.height ? rect.minY : rect.midY - height / 2
    guard clipsToBounds, height > rect.height + Self.roundingError else {
      return draw(lines, extents, below: top, in: linePlace, color)
    }
    let shape = Markup(name: "rect", attributes: place(bounds))
    canvas.group([("clip-path", canvas.clip(to: shape))]) { draw(lines, extents, below: top, in: linePlace, color) }
  }

  private func draw(
    _ lines: [[Run]], _ extents: [(height: Double, ascent: Double)], below top: Double, in place: LinePlace,
    _ color: Color
  ) {
    var y = top
    for (line, extent) in zip(lines, extents) {
      self.line(line, in: place, baseline: y + extent.ascent, color)
      y += extent.height
    }
  }

  // Edges are rounded to half a point.
  fileprivate static let roundingError = 0.5

  /// Draws the shadow of lines of text.
  func shadow(
    of lines: [[Run]], in rect: CGRect, _ color: Color, _ offset: CGSize, _ side: DrawnTraits.Side = .leading,
    around font: Font? = nil, room: CGRect? = nil, clipsToBounds: Bool = false
  ) {
    let plain = lines.map { $0.map { Run(text: $0.text, font: $0.font, baselineOffset: $0.baselineOffset) } }
    let (dx, dy) = (Double(offset.width).bounded, Double(offset.height).bounded)
    self.lines(
      plain, in: rect.offsetBy(dx: dx, dy: dy), color, side, around: font, room: room?.offsetBy(dx: dx, dy: dy),
      clipsToBounds: clipsToBounds)
  }

  /// Draws a text on one line, truncated if it is too long.
  func text(
    _ text: String, font: Font, in rect: CGRect, _ color: Color, _ side: DrawnTraits.Side = .leading,
    room: CGRect? = nil
  ) {
    let flow = Flow(width: rect.width, limit: 1, advance: TextMetrics.advance)
    lines(flow.lines(of: [Run(text: text, font: font)]), in: rect, color, side, room: room)
  }

  /// Draws a line. Its runs are in reading order from the leading edge.
  ///
  /// A text with room beside it has its own width. Any other one has the measured width, so that nothing overlaps.
  private func line(_ line: [Run], in place: LinePlace, baseline: Double, _ color: Color) {
    let (rect, side) = (place.rect, place.side)
    let widths = line.map { TextMetrics.width(of: $0.text, in: $0.font) }
    let total = widths.reduce(0, +)
    let growth = canGrow(line) ? place.side(ofTextsLike: total) : nil
    if let growth, line.count > 1 { return self.line(line, in: rect, at: growth, baseline: baseline, color) }
    var x =
      switch side {
      case .leading: rect.minX
      case .center: rect.midX - total / 2
      case .trailing: rect.maxX - total
      }
    for (run, width) in zip(line, widths) where width > 0 {
      let baseline = baseline - run.baselineOffset
      if let background = run.background {
        let ascent = TextMetrics.ascent(of: run.font)
        rectangle(
          CGRect(x: x, y: baseline - ascent, width: width, height: TextMetrics.lineHeight(of: run.font)),
          Paint(fill: background))
      }
      let place = mirrored(growth != nil ? rect : CGRect(x: x, y: 0, width: width, height: 0))
      let color = run.color ?? color
      let styles = (font(run.font), canvas.name(of: Paint(fill: color), traits))
      canvas.begin("text")
      canvas.attribute("class", styles.0, styles.1)
      let anchor = growth.map(anchor) ?? .start
      canvas.attribute("x", short: halves(anchor.x(in: place)))
      canvas.attribute("y", short: halves(baseline))
      if anchor != .start { canvas.attribute("text-anchor", anchor.rawValue) }
      // Letters keep their shapes in any font, and move so that the text ends where the next one begins. Those of some
      // scripts are joined, and would move apart.
      if growth == nil, !run.text.hasJoinedLetters { canvas.attribute("textLength", short: halves(width)) }
      if run.text.hasSpacesToKeep { canvas.attribute("xml:space", "preserve") }
      if let decoration = run.decoration.css { canvas.attribute("text-decoration", "\(decoration)") }
      canvas.end("text", content: run.text)
      x += width
    }
  }

  /// Returns whether a line can be one text, with its own width.
  private func canGrow(_ line: [Run]) -> Bool {
    if line.count == 1 { return line[0].background == nil }
    return !traits.isRightToLeft
      && line.allSatisfy { $0.background == nil && $0.baselineOffset == 0 && !$0.text.hasJoinedLetters }
  }

  /// Draws a line of several runs as one text, so that each run begins where the one before ends in any font.
  private func line(_ line: [Run], in rect: CGRect, at side: DrawnTraits.Side, baseline: Double, _ color: Color) {
    let anchor = anchor(of: side)
    canvas.begin("text")
    canvas.attribute("x", short: halves(anchor.x(in: rect)))
    canvas.attribute("y", short: halves(baseline))
    if anchor != .start { canvas.attribute("text-anchor", anchor.rawValue) }
    if line.map(\.text).joined().hasSpacesToKeep { canvas.attribute("xml:space", "preserve") }
    canvas.end("text") {
      for run in line {
        let styles = (font(run.font), canvas.name(of: Paint(fill: run.color ?? color), traits))
        canvas.inline("tspan", content: run.text) {
          canvas.attribute("class", styles.0, styles.1)
          if let decoration = run.decoration.css { canvas.attribute("text-decoration", "\(decoration)") }
        }
      }
    }
  }

  /// The place of lines.
  private struct LinePlace {
    let rect: CGRect
    let room: CGRect
    let side: DrawnTraits.Side

    /// Returns the side at which a text of a measured width stays in another font, or `nil` without room for it.
    ///
    /// A text that fills the rectangle is at all of its sides.
    func side(ofTextsLike width: Double) -> DrawnTraits.Side? {
      // The reader's fonts are hardly ever wider than by an eighth.
      if freeWidth(at: side) >= width * 1.125 { return side }
      guard width > rect.width - Pen.roundingError else { return nil }
      let other = [DrawnTraits.Side.leading, .trailing].max { freeWidth(at: $0) < freeWidth(at: $1) }
      return other.flatMap { freeWidth(at: $0) >= width * 1.125 ? $0 : nil }
    }

    /// Returns the width that a text at a side can have without moving.
    private func freeWidth(at side: DrawnTraits.Side) -> Double {
      switch side {
      case .leading: room.maxX - rect.minX
      case .center: 2 * min(rect.midX - room.minX, room.maxX - rect.midX)
      case .trailing: rect.maxX - room.minX
      }
    }
  }

  /// The point of a text that stays where it is if the text is wider or narrower than measured.
  private enum Anchor: String {
    case start, middle, end

    func x(in rect: CGRect) -> Double {
      switch self {
      case .start: rect.minX
      case .middle: rect.midX
      case .end: rect.maxX
      }
    }
  }

  private func anchor(of side: DrawnTraits.Side) -> Anchor {
    switch side {
    case .leading: traits.isRightToLeft ? .end : .start
    case .center: .middle
    case .trailing: traits.isRightToLeft ? .start : .end
    }
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
