import Foundation
import Layout
import Widgets

/// The box around the content of a widget, one cell wide.
internal struct ContentBox {
  /// Whether there is a box.
  let isDrawn: Bool

  /// The cells of the content.
  let content: CGRect

  /// Creates the box of a widget with content that the layout has placed on the grid.
  ///
  /// Content without a cell inside the box takes that of the box.
  init(of placed: Placed, frame: CGRect, content: CGRect) {
    let (type, view) = (placed.type, placed.view)
    let isBoxed = view.isBoxed(type)
    let isBordered = isBoxed || type.typeset != nil && view.layer.borderWidth > 0
    let inner = frame.insetBy(dx: 1, dy: 1).intersection(content)
    let outer = isBoxed ? content.insetBy(dx: -1, dy: -1).intersection(frame) : content
    isDrawn = type.typeset == nil ? isBoxed : isBordered && inner.width >= 1 && inner.height >= 1
    self.content = type.typeset == nil ? content : isDrawn ? inner : outer.isNull ? content : outer
  }
}

extension View {
  /// Returns whether the layout leaves a cell for a box, because of a border or of a background with rounded corners.
  ///
  /// It leaves none for a button, because a line of buttons would become three. The border shows in the brackets then.
  internal func isBoxed(_ type: WidgetTypes.Entry) -> Bool {
    if type.typeset != nil { return layer.borderWidth > 0 && type.id != ObjectIdentifier(Button.self) }
    return layer.borderWidth > 0 || layer.cornerRadius > 0 && backgroundColor != nil
  }
}
