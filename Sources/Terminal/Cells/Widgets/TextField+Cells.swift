import Foundation
import Layout
import Widgets

extension TextField: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    // No terminal has more columns.
    let text = shown(in: 2_000).text
    return Need(
      Double(text.cells + cells(besides: sides.0) + cells(besides: sides.1) + (hasFrame ? 4 : 1)),
      hasFrame ? 3 : 1,
      horizontal: .open)
  }

  func typeset(with pen: GridPen) {
    if hasPictureBehind { pen.fill(.systemGray5, isShape: true) }
    let isTall = hasFrame && pen.height >= 3
    if isTall { pen.box(isRounded: borderStyle == .roundedRect, .dim) }
    let inset = isTall ? 2 : 0
    let y = (pen.height - 1) / 2
    pen.put(sides.0, x: inset, y: y, .dim)
    pen.put(sides.1, x: pen.width - inset - sides.1.cells, y: y, .dim)
    pen.mark(of: leftView?.behaviors.origin, columns: inset..<(inset + sides.0.cells), y: y)
    let end = pen.width - inset
    pen.mark(of: rightView?.behaviors.origin, columns: (end - sides.1.cells)..<end, y: y)
    let space = max(0, pen.width - 2 * inset - cells(besides: sides.0) - cells(besides: sides.1))
    let (text, style) = shown(in: space)
    let free = max(0, space - text.cells)
    let before =
      switch pen.traits.side(of: textAlignment) {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    let x = inset + cells(besides: sides.0)
    if hasClearButton { pen.mark(.clear, columns: (pen.width - inset - 1)..<(pen.width - inset), y: y) }
    guard pen.selection != nil else {
      pen.text(text, x: x + before, y: y, width: space, style)
      return putAttributes(with: pen, x: x + before, y: y, width: space, style)
    }
    if let typed = self.text, !typed.isEmpty {
      pen.edit(typed, x: x, y: y, width: space, style, isConcealed: isSecureTextEntry)
    } else {
      pen.text(text, x: x + before, y: y, width: space, style)
      putAttributes(with: pen, x: x + before, y: y, width: space, style)
      pen.put(caretAt: x, y: y)
    }
  }

  /// Writes the attributes of the text or the placeholder. An edited text has none.
  private func putAttributes(with pen: GridPen, x: Int, y: Int, width: Int, _ style: CellStyle) {
    guard displayedText.attributes != nil || hasAttributedPlaceholder, !isSecureTextEntry || text?.isEmpty != false
    else { return }
    let runs = shownContent.runs
    let length = runs.reduce(0) { $0 + $1.text.cells }
    pen.put(runs, around: font, x: x, y: y, width: length > width ? width - 1 : width, style)
  }

  /// Whether the field has the frame of its style. The border of its layer replaces it.
  internal var hasFrame: Bool { borderStyle != .none && layer.borderWidth == 0 }

  /// Returns the part of the text that fills a number of cells.
  private func shown(in space: Int) -> (text: String, style: CellStyle) {
    guard let text, !text.isEmpty else { return ((placeholder ?? "").onOneLine(widerThan: space), placeholderStyle) }
    var style = CellStyle(textColor, font: font)
    style.isDim = style.isDim || !isEnabled
    style.add(textDecoration)
    return (isSecureTextEntry ? String(text.prefix(space + 1)).concealed : text.onOneLine(widerThan: space), style)
  }

  /// The style of the placeholder: faint, unless it has a color of its own.
  internal var placeholderStyle: CellStyle { placeholderColor.map { CellStyle($0) } ?? .dim }

  /// The text before and after the field's text: a character for a side view, and for the clear button.
  private var sides: (String, String) {
    (shownLeftView?.sign ?? "", shownRightView?.sign ?? (hasClearButton ? "×" : ""))
  }

  private func cells(besides sign: String) -> Int { sign.isEmpty ? 0 : sign.cells + 1 }
}

extension String {
  /// Returns the beginning of the text that is wider than a number of cells, or the whole text, without line breaks.
  internal func onOneLine(widerThan cells: Int) -> String { start(widerThan: cells).onOneLine }
}
