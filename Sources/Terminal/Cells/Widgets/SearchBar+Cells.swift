import Foundation
import Layout
import Live
import Widgets

extension SearchBar: Typeset {
  static var showsFocus: Bool { true }

  func cells(width: Double?) -> Need {
    Need(width ?? 30, 1 + (prompt == nil ? 0 : 1) + (scopes == nil ? 0 : 1), horizontal: .open, vertical: .rigid)
  }

  func typeset(with pen: GridPen) {
    pen.ground(self)
    var y = 0
    if let prompt = prompt?.onOneLine {
      pen.text(prompt, x: max(0, (pen.width - prompt.cells) / 2), y: y, .dim)
      y += 1
    }
    let cancel = showsCancelButton ? "Cancel" : ""
    let width = pen.width - (cancel.isEmpty ? 0 : cancel.cells + 1)
    pen.put("(", x: 0, y: y, .dim)
    pen.put(image(for: .search)?.sign ?? "⌕", x: 2, y: y, .dim)
    let isEmpty = text?.isEmpty ?? true
    let style = isFieldEnabled ? CellStyle.usual : .dim
    let space = max(0, width - 6 - (accessory.map { $0.sign.cells + 1 } ?? 0))
    if pen.selection != nil, !isEmpty {
      pen.edit(text ?? "", x: 4, y: y, width: space, style, isConcealed: isSecureTextEntry)
    } else {
      pen.text(
        ((isEmpty ? placeholder : isSecureTextEntry ? text?.concealed : text) ?? "").onOneLine(widerThan: space),
        x: 4, y: y, width: space,
        isEmpty ? searchTextField.placeholderStyle : style)
      if pen.selection != nil { pen.put(caretAt: 4, y: y) }
    }
    let parts = focusParts
    let focused = pen.isFocused ? parts[min(pen.origin?.focusedComponent ?? 0, parts.count - 1)] : nil
    if let accessory, case .button(let button) = parts.dropFirst().first {
      var style = hasChosenResults && isEnabled ? CellStyle(pen.traits.tint) : .dim
      style.isReversed = focused == .button(button)
      let x = width - 2 - accessory.sign.cells
      pen.mark(.button(button), columns: x..<(x + accessory.sign.cells), y: y)
      pen.put(accessory.sign, x: x, y: y, style)
    }
    pen.put(")", x: width - 1, y: y, .dim)
    if !cancel.isEmpty {
      var style = isEnabled ? CellStyle(pen.traits.tint) : .dim
      style.isReversed = focused == .button(.cancel)
      pen.mark(.button(.cancel), columns: (width + 1)..<(width + 1 + cancel.cells), y: y)
      pen.put(cancel, x: width + 1, y: y, style)
    }
    guard let scopes else { return }
    let row = GridPen(
      grid: pen.grid,
      frame: CGRect(x: pen.frame.minX, y: pen.frame.minY + Double(y) + 1, width: pen.frame.width, height: 1),
      clip: pen.clip, traits: pen.traits, origin: pen.origin?.focused(focused == .scopes))
    scopes.typeset(with: row)
  }
}
