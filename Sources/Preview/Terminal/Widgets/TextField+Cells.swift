import Foundation
import Widgets

extension TextField: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    Need(
      Double(shown.text.cells + cells(besides: sides.0) + cells(besides: sides.1) + (hasFrame ? 4 : 1)),
      hasFrame ? 3 : 1,
      horizontal: .open)
  }

  func typeset(with pen: GridPen) {
    let isTall = hasFrame && pen.height >= 3
    if isTall { pen.box(isRounded: borderStyle == .roundedRect, .dim) }
    let inset = isTall ? 2 : 0
    let y = (pen.height - 1) / 2
    pen.put(sides.0, x: inset, y: y, .dim)
    pen.put(sides.1, x: pen.width - inset - sides.1.cells, y: y, .dim)
    pen.mark(of: leftView?.behaviors.origin, columns: inset..<(inset + sides.0.cells), y: y)
    let end = pen.width - inset
    pen.mark(of: rightView?.behaviors.origin, columns: (end - sides.1.cells)..<end, y: y)
    let room = max(0, pen.width - 2 * inset - cells(besides: sides.0) - cells(besides: sides.1))
    let text = String(shown.text.filter { !$0.isNewline })
    let free = max(0, room - text.cells)
    let before =
      switch pen.look.side(of: textAlignment) {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    let x = inset + cells(besides: sides.0)
    if canClear { pen.mark(.clear, columns: (pen.width - inset - 1)..<(pen.width - inset), y: y) }
    guard let selection = pen.selection else { return pen.text(text, x: x + before, y: y, width: room, shown.style) }
    if self.text?.isEmpty ?? true {
      pen.text(text, x: x + before, y: y, width: room, shown.style)
      pen.put(caretAt: x, y: y)
    } else {
      // Hidden characters have other lengths.
      let typed = Array(self.text ?? "")
      let selection = isSecureTextEntry ? selection.counted(in: typed) : selection
      pen.edit(isSecureTextEntry ? Array(shown.text) : typed, selection, x: x, y: y, width: room, shown.style)
    }
  }

  private var hasFrame: Bool { borderStyle != .none }

  private var shown: (text: String, style: CellStyle) {
    guard let text, !text.isEmpty else { return (placeholder ?? "", .dim) }
    var style = CellStyle(textColor, font: font)
    style.isDim = style.isDim || !isEnabled
    return (isSecureTextEntry ? text.concealed : text, style)
  }

  /// The text before and after the field's text: a character for a side view, and for the clear button.
  private var sides: (String, String) {
    func sign(_ view: (any Widget)?) -> String? { (view as? ImageView)?.image?.sign ?? view?.caption }
    let leading = showsSide(leftViewMode) ? sign(leftView) : nil
    let trailing = showsSide(rightViewMode) ? sign(rightView) : canClear ? "×" : nil
    return (leading ?? "", trailing ?? "")
  }

  private func showsSide(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

  private var canClear: Bool {
    showsSide(clearButtonMode) && text?.isEmpty == false && !(showsSide(rightViewMode) && rightView != nil)
  }

  private func cells(besides sign: String) -> Int { sign.isEmpty ? 0 : sign.cells + 1 }
}

extension TextSelection {
  /// Returns the selection by characters of one UTF-16 unit each.
  fileprivate func counted(in text: [Character]) -> TextSelection {
    func count(_ offset: Int) -> Int {
      var end = 0
      return text.prefix { character in
        end += character.utf16.count
        return end <= offset
      }.count
    }
    return TextSelection(anchor: count(anchor), caret: count(caret))
  }
}
