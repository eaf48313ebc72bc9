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

  /// The place of lines.
  internal struct LinePlace {
    private(set) var rect: CGRect
    let side: DrawnTraits.Side

    /// The rectangle into which a text may grow in a wider font.
    private var space: CGRect

    /// Creates the place in a rectangle, which is also the space by default.
    init(_ rect: CGRect, _ side: DrawnTraits.Side, space: CGRect? = nil) {
      (self.rect, self.side, self.space) = (rect, side, space ?? rect)
    }

    func moved(by offset: CGSize) -> LinePlace {
      let (dx, dy) = (Double(offset.width).bounded, Double(offset.height).bounded)
      var place = self
      (place.rect, place.space) = (rect.offsetBy(dx: dx, dy: dy), space.offsetBy(dx: dx, dy: dy))
      return place
    }

    /// Returns the side at which a text of a measured width stays in another font, or `nil` without space for it.
    ///
    /// A text that fills the rectangle is at all of its sides.
    func side(ofTextsLike width: Double) -> DrawnTraits.Side? {
      // The reader's fonts are rarely more than an eighth wider than measured.
      if freeWidth(at: side) >= width * 1.125 { return side }
      guard width > rect.width - Pen.roundingError else { return nil }
      let other = [DrawnTraits.Side.leading, .trailing].max { freeWidth(at: $0) < freeWidth(at: $1) }
      return other.flatMap { freeWidth(at: $0) >= width * 1.125 ? $0 : nil }
    }

    /// Returns the width that a text at a side can have without moving.
    private func freeWidth(at side: DrawnTraits.Side) -> Double {
      switch side {
      case .leading: space.maxX - rect.minX
      case .center: 2 * min(rect.midX - space.minX, space.maxX - rect.midX)
      case .trailing: rect.maxX - space.minX
      }
    }
  }
}
