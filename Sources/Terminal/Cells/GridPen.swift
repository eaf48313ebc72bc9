import Foundation
import Layout
import Widgets

/// A pen that writes one widget into the cells of a terminal, in its own coordinates.
///
/// Columns count from the leading edge.
internal struct GridPen {
  let grid: Grid

  /// The rectangle of the widget on the grid.
  let frame: CGRect

  /// The visible rectangle of the grid.
  let clip: CGRect

  let traits: DrawnTraits

  /// The node of a live tree of the widget, or of the widget around it.
  var origin: Origin?

  /// Whether the widget is in a table or a collection. The places of all rows are needed.
  var isInList = false

  /// Whether the widget has a box around it.
  var isInBox = false

  /// Whether the widget receives keys.
  var isFocused: Bool { origin?.isFocused == true }

  /// Returns the pen for the content inside of insets, in cells.
  func inset(by insets: EdgeInsets) -> GridPen {
    if insets == .zero { return self }
    let inner = frame.inset(by: insets)
    return GridPen(
      grid: grid, frame: inner, clip: clip.shared(with: inner), traits: traits, origin: origin, isInList: isInList,
      isInBox: isInBox)
  }

  var width: Int { Int(bounded: frame.width) }
  var height: Int { Int(bounded: frame.height) }

  /// Writes a text on one line, truncated if it is too long.
  func text(_ text: String, x: Int = 0, y: Int = 0, width: Int? = nil, _ style: CellStyle = .usual) {
    let space = width ?? self.width - x
    let flow = Flow(width: Double(space), limit: 1, advance: .cells)
    guard let line = flow.lines(of: [Run(text: text.start(widerThan: max(0, space)), font: .body)]).first else {
      return
    }
    put(line.map(\.text).joined(), x: x, y: y, style)
  }

  /// Writes a text unchanged. A single bracket or arrow is mirrored if the language runs from right to left.
  func put(_ text: String, x: Int, y: Int, _ style: CellStyle) {
    put(unmirrored: traits.isRightToLeft ? Self.mirrored[text] ?? text : text, x: x, y: y, style)
  }

  /// Writes a text unchanged, also a single bracket or arrow.
  func put(unmirrored text: String, x: Int, y: Int, _ style: CellStyle) {
    let row = Int(bounded: frame.minY) + y
    guard shownRows.contains(row) else { return }
    var column = Int(bounded: frame.minX) + (traits.isRightToLeft ? width - x - text.cells : x)
    let shown = shownColumns
    if put(letters: text, x: column, y: row, in: shown, style) { return }
    for character in text where column < shown.upperBound {
      let cells = character.cells
      if shown.lowerBound <= column, column + cells <= shown.upperBound {
        grid.put(grid.glyph(of: character), cells: cells, x: column, y: row, style)
      }
      column += cells
    }
  }

  /// Writes the visible part of a text, if it consists of letters of one byte. Returns `false` if it does not.
  private func put(letters text: String, x: Int, y: Int, in shown: Range<Int>, _ style: CellStyle) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where !(0x20..<0x7F ~= byte) { return false }
      let visible = (x..<(x + bytes.count)).clamped(to: shown)
      if !visible.isEmpty {
        grid.put(bytes[(visible.lowerBound - x)..<(visible.upperBound - x)], x: visible.lowerBound, y: y, style)
      }
      return true
    }
  }

  /// Writes a character of one cell repeatedly into columns of a row.
  func put(_ sign: Character, columns: Range<Int>, y: Int, _ style: CellStyle) {
    let row = Int(bounded: frame.minY) + y
    guard shownRows.contains(row) else { return }
    let left = Int(bounded: frame.minX)
    let start = traits.isRightToLeft ? left + width - columns.upperBound : left + columns.lowerBound
    let shown = (start..<(start + columns.count)).clamped(to: shownColumns)
    let glyph = grid.glyph(of: sign)
    for column in shown { grid.put(glyph, cells: 1, x: column, y: row, style) }
  }

  /// The visible rows of the widget, in its own coordinates.
  var rows: Range<Int> {
    let top = Int(bounded: frame.minY)
    let shown = (top..<(top + height)).clamped(to: shownRows)
    return (shown.lowerBound - top)..<(shown.upperBound - top)
  }

  internal var shownRows: Range<Int> { Self.whole(clip.minY, clip.maxY).clamped(to: 0..<grid.height) }
  internal var shownColumns: Range<Int> { Self.whole(clip.minX, clip.maxX).clamped(to: 0..<grid.width) }

  private static func whole(_ start: Double, _ end: Double) -> Range<Int> {
    let start = Int(bounded: start.rounded(.up))
    return start..<max(start, Int(bounded: end.rounded(.down)))
  }

  private static let mirrored = [
    "[": "]", "]": "[", "(": ")", ")": "(", "▸": "◂", "◂": "▸", "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "┌": "┐",
    "┐": "┌", "└": "┘", "┘": "└", "‹": "›",
  ]

  /// Writes lines of text with an alignment.
  func lines(_ lines: [[Run]], y: Int = 0, _ color: Color, _ side: DrawnTraits.Side) {
    for (row, line) in lines.enumerated() {
      var x = 0
      if side != .leading {
        let length = line.reduce(0) { $0 + $1.text.cells }
        x = max(0, side == .center ? (width - length) / 2 : width - length)
      }
      for (number, run) in line.enumerated() {
        put(run.text, x: x, y: y + row, style(of: run, color))
        if number + 1 < line.count { x += run.text.cells }
      }
    }
  }

  /// Returns the style of a run in a text with a color. A run with an address is a link.
  func style(of run: Run, _ color: Color) -> CellStyle {
    var style = grid.style(run.color ?? color, run.font, in: traits)
    style.add(run.decoration)
    if let background = run.background { style.background = TerminalColor(background: traits.tinted(background)) }
    if let link = run.link { style.link = grid.clusters.links?.number(of: link) ?? 0 }
    return style
  }

  /// Fills cells with a background color. The terminal's own color covers former content, too.
  ///
  /// - Parameters:
  ///   - color: The background color.
  ///   - isShape: Whether the background is visible even if it is a gray near the screen's, as for a button.
  func fill(_ color: Color, isShape: Bool = false) {
    let color = traits.tinted(color)
    let isShape = isShape || color.standsOut
    let background =
      isShape || color.resolved(for: .dark).alpha < 1 && TerminalColor(color) != nil
      ? TerminalColor(background: color) : TerminalColor(color)
    guard background != nil || color.resolved(for: .light).alpha == 1 else { return }
    if background == nil, grid.clusters.hasPixels { grid.erase(frame.intersection(clip)) }
    for row in rows { put(" ", columns: 0..<width, y: row, CellStyle(background: background)) }
  }

  /// Dims the cells.
  func dim() { grid.dim(frame.intersection(clip)) }

  /// Draws a frame along the edges.
  func box(isRounded: Bool, _ style: CellStyle = .usual) {
    guard width > 1, height > 1 else { return }
    let corners = isRounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    rule(y: 0, style)
    rule(y: height - 1, style)
    for row in rows.clamped(to: 1..<(height - 1)) {
      put("│", x: 0, y: row, style)
      put("│", x: width - 1, y: row, style)
    }
    put(corners[0], x: 0, y: 0, style)
    put(corners[1], x: width - 1, y: 0, style)
    put(corners[2], x: 0, y: height - 1, style)
    put(corners[3], x: width - 1, y: height - 1, style)
  }

  /// Draws a line from edge to edge.
  func rule(y: Int, _ style: CellStyle = .dim) { put("─", columns: 0..<width, y: y, style) }
}

extension DrawnTraits {
  /// Returns the color, or the tint color of the surroundings for `.tintColor`.
  func tinted(_ color: Color) -> Color {
    color.withAlphaComponent(1) == .tintColor ? tint.faded(color.alpha) : color
  }
}

extension Color {
  /// Whether a gray has contrast to the backgrounds of screens, such as the gray of a selected row.
  fileprivate var standsOut: Bool {
    let dark = resolved(for: .dark)
    return dark.alpha == 1 && dark.contrast(to: .black) >= 1.5
  }
}
