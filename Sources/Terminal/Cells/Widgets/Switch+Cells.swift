import Layout
import Widgets

extension Switch: Typeset {
  func cells(width: Double?) -> Need { .rigid(Double(3 + (shownTitle.map { $0.cells + 1 } ?? 0)), 1) }

  func typeset(with pen: GridPen) {
    var style = isOn ? CellStyle(pen.traits.tinted(onTintColor ?? (isBox ? .tintColor : .systemGreen))) : .dim
    style.isDim = !isOn || !isEnabled
    guard !isBox else { return box(style, pen) }
    var thumb = isOn ? style : CellStyle(isDim: !isEnabled)
    if let thumbTintColor { thumb.foreground = TerminalColor(pen.traits.tinted(thumbTintColor)) }
    pen.put(isOn ? "━" : "─", columns: isOn ? 0..<2 : 1..<3, y: 0, style)
    pen.put((isOn ? onImage : offImage)?.sign ?? (isOn ? "●" : "○"), x: isOn ? 2 : 0, y: 0, thumb)
  }

  private func box(_ style: CellStyle, _ pen: GridPen) {
    pen.put("[", x: 0, y: 0, style)
    if isOn { pen.put("✓", x: 1, y: 0, style) }
    pen.put("]", x: 2, y: 0, style)
    pen.text(shownTitle ?? "", x: 4, isEnabled ? .usual : .dim)
  }
}
