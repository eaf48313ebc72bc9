import Foundation
import Layout
import Widgets

extension Pen {
  /// Draws lines of text, vertically centered in a rectangle. Several lines that are higher than it begin at its top.
  ///
  /// - Parameters:
  ///   - font: The font of the text around the lines, or `nil` if they are the whole text.
  ///   - clipsToBounds: Whether lines that are higher than the rectangle are seen in the bounds only.
  func lines(
    _ lines: [[Run]], in place: LinePlace, _ color: Color, around font: Font? = nil, clipsToBounds: Bool = false
  ) {
    let rect = place.rect
    let extents = lines.map { TextMetrics.extent(of: $0, in: font) }
    let height = extents.reduce(0) { $0 + $1.height }
    let top = lines.count > 1 && height > rect.height ? rect.minY : rect.midY - height / 2
    guard clipsToBounds, height > rect.height + Self.roundingError else {
      return draw(lines, extents, below: top, in: place, color)
    }
    let shape = Markup(name: "rect", attributes: self.place(bounds))
    canvas.group([("clip-path", canvas.clip(to: shape))]) { draw(lines, extents, below: top, in: place, color) }
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
  internal static let roundingError = 0.5

  /// Draws the shadow of lines of text.
  func shadow(
    of lines: [[Run]], in place: LinePlace, _ color: Color, _ offset: CGSize, around font: Font?,
    clipsToBounds: Bool = false
  ) {
    let plain = lines.map { $0.map { Run(text: $0.text, font: $0.font, baselineOffset: $0.baselineOffset) } }
    self.lines(plain, in: place.moved(by: offset), color, around: font, clipsToBounds: clipsToBounds)
  }

  /// Draws a text on one line, truncated if it is too long.
  func text(
    _ text: String, font: Font, in rect: CGRect, _ color: Color, _ side: DrawnTraits.Side = .leading,
    space: CGRect? = nil
  ) {
    let flow = Flow(width: rect.width, limit: 1, advance: TextMetrics.advance)
    lines(flow.lines(of: [Run(text: text, font: font)]), in: LinePlace(rect, side, space: space), color)
  }
}
