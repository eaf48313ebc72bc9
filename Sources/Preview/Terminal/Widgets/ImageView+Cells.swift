import Foundation
import Widgets

extension ImageView: Typeset {
  func cells(width: Double?) -> Need {
    guard let image else { return .open }
    switch image.source {
    case .system: return Need(Double(image.sign.cells), 1).stayingInMoreRoom
    case .named, .url: return Need(Double(image.name.cells + 4), 3, horizontal: .open, vertical: .open)
    }
  }

  func typeset(with pen: GridPen) {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
    let style = pen.grid.style(image.tintColor ?? .tintColor, in: pen.look)
    if case .system = image.source {
      return pen.put(image.sign, x: (pen.width - 1) / 2, y: (pen.height - 1) / 2, style)
    }
    let name = image.name
    if pen.height > 2 { pen.box(isRounded: layer.cornerRadius > 0, .dim) }
    let room = max(0, pen.width - (pen.height > 2 ? 4 : 0))
    pen.text(name, x: (pen.width - min(room, name.cells)) / 2, y: (pen.height - 1) / 2, width: room, .dim)
  }
}
