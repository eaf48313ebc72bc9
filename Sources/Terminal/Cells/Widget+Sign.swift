import Layout
import Widgets

extension Widget {
  /// The text of the widget in a few cells: the sign of its image, its caption, or the signs of its content. It is
  /// `nil` if there is none.
  internal var sign: String? {
    var signs: [String] = []
    // A loop needs no stack, however deep the widget is.
    var rest: [any Widget] = [self]
    while let widget = rest.popLast() {
      if !widget.isVisible { continue }
      if let sign = (widget as? ImageView)?.image?.sign ?? widget.caption, !sign.isEmpty {
        signs.append(sign)
      } else {
        rest += widget.shownChildren.elements.reversed()
      }
    }
    return signs.isEmpty ? nil : signs.joined(separator: " ")
  }
}

extension Image {
  /// The character that represents the image in a cell. Filled symbols have a filled character if there is one.
  internal var sign: String {
    guard case .system(let name) = source else { return "▧" }
    if let sign = Self.signs[name] { return sign }
    let isFilled = name.hasSuffix(".fill")
    let outline = isFilled ? String(name.dropLast(5)) : name
    let base = outline.split(separator: ".").filter { $0 != "circle" && $0 != "square" }.joined(separator: ".")
    if isFilled, let sign = Self.filledSigns[outline] ?? Self.filledSigns[base] { return sign }
    return Self.signs[outline] ?? Self.signs[base] ?? "◇"
  }

  private static let signs = [
    "plus": "+", "minus": "−", "xmark": "×", "checkmark": "✓", "magnifyingglass": "⌕", "star": "☆", "heart": "♡",
    "house": "⌂", "person": "☺", "gear": "⚙", "trash": "⌫", "ellipsis": "…", "photo": "▧", "clock": "◷", "bell": "♪",
    "envelope": "✉", "book": "▤", "bookmark": "▤", "folder": "▱", "lock": "▣", "info": "i", "pencil": "✎",
    "square.and.pencil": "✎", "square.and.arrow.up": "↥", "arrow.clockwise": "↻", "arrow.down": "↓", "arrow.up": "↑",
    "arrow.left": "←", "arrow.right": "→", "arrowshape.turn.up.left": "↩", "chevron.left": "‹", "chevron.right": "›",
    "chevron.backward": "‹", "chevron.forward": "›", "chevron.up": "▴", "chevron.down": "▾", "play": "▹", "pause": "‖",
    "backward": "«", "forward": "»", "circle": "○", "square": "□", "line.3.horizontal": "≡", "eye": "◎", "flag": "⚐",
    "sun.max": "☼", "moon": "☽", "phone": "☏", "triangle": "△", "diamond": "◇", "cloud": "☁",
  ]

  private static let filledSigns = [
    "star": "★", "heart": "♥", "person": "☻", "folder": "▰", "play": "▸", "circle": "●", "square": "■", "eye": "◉",
    "flag": "⚑", "sun.max": "☀", "moon": "☾", "phone": "☎", "triangle": "▲", "diamond": "◆",
  ]
}
