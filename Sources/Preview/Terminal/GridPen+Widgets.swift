import Foundation
import Widgets

extension GridPen {
  /// Writes a widget that stands in this one, with all in it.
  func draw(_ placed: Placed) {
    let widget = placed.widget
    guard widget.alpha > 0, widget.layer.opacity > 0 else { return }
    let frame = placed.frame.offsetBy(dx: self.frame.minX, dy: self.frame.minY)
    let isClipped = widget.clipsToBounds || widget.layer.masksToBounds || widget is any Typeset
    let pen = GridPen(
      grid: grid, frame: frame, clip: isClipped ? clip.shared(with: frame) : clip, look: look.inside(placed))
    if let color = widget.backgroundColor { pen.fill(color) }
    if widget.isBoxed {
      let color = widget.layer.borderWidth > 0 ? widget.layer.borderColor : nil
      pen.box(isRounded: widget.layer.cornerRadius > 0, color.map { CellStyle($0) } ?? .dim)
    }
    if widget is Divider { pen.divide() }
    pen.inside(isClipped && widget.isBoxed).draw(placed.children)
    guard let typeset = widget as? any Typeset, placed.children.isEmpty else { return }
    let content = placed.content.offsetBy(dx: frame.minX, dy: frame.minY)
    typeset.typeset(with: GridPen(grid: grid, frame: content, clip: pen.clip, look: pen.look))
  }

  private func draw(_ children: [Placed]) {
    for child in children { draw(child) }
  }

  /// The pen for what is in a widget, which must not cover the frame around it.
  private func inside(_ isFramed: Bool) -> GridPen {
    guard isFramed else { return self }
    return GridPen(grid: grid, frame: frame, clip: clip.shared(with: frame.insetBy(dx: 1, dy: 1)), look: look)
  }

  /// Draws a line along the longer side, upright in a single cell.
  private func divide() {
    if width > max(1, height - 1) { return rows.forEach { rule(y: $0) } }
    for row in rows { put("│", x: 0, y: row, .dim) }
  }
}

extension Widget {
  /// Whether a frame goes around the widget: where it has a border, or a ground with round corners.
  internal var isBoxed: Bool {
    guard !(self is any Typeset) else { return false }
    return layer.borderWidth > 0 || layer.cornerRadius > 0 && backgroundColor != nil
  }
}
