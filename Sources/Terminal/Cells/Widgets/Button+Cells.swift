import Foundation
import Layout
import Widgets

extension Button: Typeset {
  func cells(width: Double?) -> Need { Need(Double(shown.cells + 4), 1).stayingInMoreSpace }

  func typeset(with pen: GridPen) {
    var style = pen.grid.style(shownTitleColor.withAlphaComponent(1), in: pen.traits)
    style.isBold = role == .primary || isSelected || CellStyle(.label, font: titleLabel.font).isBold
    style.isDim = !isEnabled
    let y =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: pen.height - 1
      case .center, .fill: (pen.height - 1) / 2
      }
    // A narrow button loses its margins first, and then its brackets, so that more letters fit. A selected button keeps
    // its brackets, because it would look focused without them.
    let shown = shown
    let cells = shown.cells
    let least = isSelected ? 3 : cells > pen.width ? 5 : cells + 2
    let hasBrackets = !pen.isInBox && pen.width >= least
    let inset = !pen.isInBox && cells + 4 <= pen.width ? 2 : hasBrackets || pen.isInBox && pen.width >= least ? 1 : 0
    // A focused or pressed button is reversed. A mark shows the selection, if it fits.
    style.isReversed = isHighlighted && !hasGround(of: .highlighted) || isSelected && inset == 0
    let space = max(0, pen.width - 2 * inset)
    let line = shown.cut(to: max(1, space))
    let free = max(0, space - (cells > space ? line.cells : cells))
    let before =
      switch (contentHorizontalAlignment, pen.traits.isRightToLeft) {
      case (.leading, _), (.left, false), (.right, true): 0
      case (.trailing, _), (.right, false), (.left, true): free
      case (.center, _), (.fill, _): free / 2
      }
    var edge = style
    if layer.borderWidth > 0, let color = layer.borderColor {
      edge.foreground = TerminalColor(pen.traits.tinted(color))
    }
    pen.put(" ", columns: 1..<max(1, pen.width - 1), y: y, style)
    if inset > 0, !pen.isInBox {
      pen.put("[", x: 0, y: y, edge)
      pen.put("]", x: pen.width - 1, y: y, edge)
    }
    if isSelected, inset > 0, sign != "✓" { pen.put("✓", x: inset + before - 1, y: y, style) }
    var title = style
    title.add(titleLabel.textDecoration)
    pen.put(line, x: inset + before, y: y, title)
    if currentAttributedTitle != nil {
      let start = sign.map { $0.cells + 1 } ?? 0
      let end = cells > space ? line.cells - 1 : cells
      pen.put(
        shownRuns, around: titleLabel.font, x: inset + before + start, y: y, width: end - start, title)
    }
    if keepsImage || shownImageColor != nil, let sign, sign.cells <= space {
      var image = keepsImage ? CellStyle(pen.traits.tint) : style
      if let color = shownImageColor { image.foreground = TerminalColor(pen.traits.tinted(color)) }
      pen.put(sign, x: inset + before, y: y, image)
    }
  }

  private var sign: String? {
    if let currentImage { return currentImage.sign }
    return switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "i"
    case .contactAdd: "+"
    case .close: "×"
    case .custom, .system, .plain: nil
    }
  }

  private var shown: String { [sign, caption?.onOneLine].compactMap(\.self).joined(separator: " ") }
}

extension String {
  /// Returns the text, or its start and an ellipsis, that fit in a number of cells.
  internal func cut(to space: Int) -> String {
    if cells <= space { return self }
    guard space > 0 else { return "" }
    var left = space - 1
    return prefix {
      left -= $0.cells
      return left >= 0
    } + "…"
  }
}
