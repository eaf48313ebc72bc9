import Foundation
import Layout
import Widgets

@testable import Preview
@testable import Terminal

extension Grid {
  /// Returns a drawing of the cells, as a terminal with a dark background shows them.
  ///
  /// - Parameter title: The title of the drawing, for those who do not see it.
  /// - Complexity: O(*n*) for *n* cells.
  func svg(title: String) -> String {
    let (width, height) = (Double(self.width) * Self.cellWidth, Double(self.height) * Self.cellHeight)
    let margin = 12.0
    let root = Markup(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"), ("width", (width + 2 * margin).short),
        ("height", (height + 2 * margin).short),
        ("viewBox", "\(-margin) \(-margin) \(width + 2 * margin) \(height + 2 * margin)"),
        ("font-family", "ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace"), ("font-size", "14"),
      ])
    let ground = Markup(
      name: "rect",
      attributes: [
        ("x", (-margin).short), ("y", (-margin).short), ("width", (width + 2 * margin).short),
        ("height", (height + 2 * margin).short), ("rx", "8"), ("fill", Self.ground.hex),
      ])
    let runs = (0..<self.height).flatMap { self.runs(inRow: $0) }
    let lines =
      [root.opening, Markup(name: "title", attributes: [], content: title).text, ground.text]
      + runs.compactMap(\.background) + runs.compactMap(\.text) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let cellWidth = 8.4
  private static let cellHeight = 19.0
  private static let ground = Color(hex: 0x1E1E24)
  private static let ink = Color(hex: 0xE6E6EA)

  /// Neighboring cells of the same style.
  private struct StyledRun {
    let background: String?
    let text: String?
  }

  private func runs(inRow y: Int) -> [StyledRun] {
    let cells = cells(inRow: y)
    var runs: [StyledRun] = []
    var start = 0
    while start < cells.count {
      let end = cells[start...].firstIndex { $0.style != cells[start].style } ?? cells.count
      runs.append(run(of: cells[start..<end], y: y))
      start = end
    }
    return runs
  }

  private func run(of cells: ArraySlice<Cell>, y: Int) -> StyledRun {
    let style = cells.first?.style ?? .usual
    var (ink, ground) = (style.foreground?.color ?? Self.ink, style.background?.color)
    if style.isReversed { (ink, ground) = (ground ?? Self.ground, ink) }
    if style.isDim { ink = ink.withAlphaComponent(0.6).over(ground ?? Self.ground) }
    let place = (x: Double(cells.startIndex) * Self.cellWidth, y: Double(y) * Self.cellHeight)
    let background = ground.map { color in
      Markup(
        name: "rect",
        attributes: [
          ("x", place.x.short), ("y", place.y.short), ("width", (Double(cells.count) * Self.cellWidth).short),
          ("height", Self.cellHeight.short), ("fill", color.hex),
        ]
      ).text
    }
    let characters = cells.lazy.filter { $0.glyph != .continuation }.map { self.character(of: $0.glyph) }
    let text = String(characters)
    let shown = text.drop { $0 == " " }
    guard !shown.isEmpty else { return StyledRun(background: background, text: nil) }
    let first = text.count - shown.count
    let trimmed = String(shown.reversed().drop { $0 == " " }.reversed())
    var attributes = [
      ("x", (place.x + Double(first) * Self.cellWidth).short), ("y", (place.y + 14).short),
      ("textLength", (Double(trimmed.cells) * Self.cellWidth).short), ("fill", ink.hex),
      ("xml:space", "preserve"),
    ]
    if style.isBold { attributes.append(("font-weight", "bold")) }
    if style.isItalic { attributes.append(("font-style", "italic")) }
    return StyledRun(background: background, text: Markup(name: "text", attributes: attributes, content: trimmed).text)
  }

  private func character(of glyph: PackedCharacter) -> Character {
    switch glyph.meaning {
    case .scalar("\0"): " "
    case .scalar(let scalar): Character(scalar)
    case .cluster(let index): clusters[index]
    }
  }
}
